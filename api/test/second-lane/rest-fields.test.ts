import { beforeEach, describe, expect, it } from "vitest";
import type { BodyField } from "../../src/platform/rest/body-fields.ts";
import { restRows } from "../../src/app/features.ts";
import {
  invalidValues,
  pathsIn,
  problemsOf,
  rawJson,
  rowCounts,
  sendRaw,
  withAt,
} from "../support/invalid-values.ts";
import { emptyBodyTypes } from "../support/bad-inputs/rest-calls.ts";
import { isAccepted, sentenceProblemsOf, values } from "../support/rest-field-values.ts";
import { fieldPathsOf, rowOf, unknownFieldsOf } from "../support/rest-rows.ts";
import { restRequests } from "../support/rest-requests.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop({ NODE_ENV: "production", PUBLIC_URL: "https://shop.example.com" });
const { rest, sql, aShopper, anAdmin, aProduct, anOrder } = testShop;
const [shopper, admin, dress] = await Promise.all([
  aShopper(),
  anAdmin(),
  aProduct({ sizes: ["S", "M"], colors: ["Red"], price: 700, stock: 50 }),
]);
const line = { productId: dress.id, size: "M", color: "Red", quantity: 1 };
const order = await anOrder({ shopper, lines: [line] });
const pending = await anOrder({ shopper, lines: [line], paymentMethod: "ONLINE" });
const requests = restRequests({ shopper, admin, line, orderId: order.id, pendingId: pending.id });

beforeEach(async () => {
  await sql("delete from throttles");
});

it("covers every documented path that takes a body", () => {
  const coveredRows = new Set(requests.map(rowOf));
  expect(restRows.filter((row) => row.body && !coveredRows.has(row)).map(({ path }) => path)).toEqual([]);
});

/** Fields of a line that a client sends and that the shop ignores. */
const ignoredFields = ["items.0.title", "items.0.price"];

describe.each(requests)("the body of $method $path", (request) => {
  const { method, path, as, body } = request;
  const send = (wholeValue: unknown) => sendRaw(rest, method, path, rawJson(wholeValue), as?.token);

  // It comes first: the next tests send bodies that are accepted.
  it("with a spoiled value is refused without a row or a line in the log", async () => {
    const traces = async () => ({ rows: await rowCounts(sql), logged: testShop.complaints() });
    const tracesBefore = await traces();
    for (const bodyPath of pathsIn(body).filter((parts) => !ignoredFields.includes(parts.join("."))))
      for (const [valueName, value] of invalidValues) {
        const response = await send(withAt(body, bodyPath, value));
        expect(problemsOf(response, `${bodyPath.join(".")} = ${valueName}`)).toEqual([]);
        expect(unknownFieldsOf(request, response)).toEqual([]);
      }
    expect(await traces()).toEqual(tracesBefore);
  });

  it.each(
    fieldPathsOf(rowOf(request)?.body ?? {}).map((bodyPath) => ({
      ...bodyPath,
      name: bodyPath.path.join("."),
    })),
  )("with a wrong $name is refused in one sentence that names it", async ({ path: bodyPath, field }) => {
    for (const [name, value] of Object.entries(values)) {
      const response = await send(withAt(body, bodyPath, value));
      const label = `${bodyPath.join(".")} is ${name}`;
      expect(sentenceProblemsOf(response, label)).toEqual([]);
      if (isAccepted(field, name)) continue;
      expect({ what: label, ...response }).toMatchObject({ status: 400, body: { field: bodyPath.at(-1) } });
    }
  });

  it("that is no object is refused in one sentence", async () => {
    for (const wholeValue of [{}, [], [[]], null, 1, "text", true]) {
      const response = await send(wholeValue);
      expect(problemsOf(response, JSON.stringify(wholeValue))).toEqual([]);
      expect(sentenceProblemsOf(response, JSON.stringify(wholeValue))).toEqual([]);
      expect(response.status).toBe(400);
    }
  });

  it("that is empty is refused as an empty object is", async () => {
    const [empty, emptyObject] = [await sendRaw(rest, method, path, "", as?.token), await send({})];
    expect([empty.status, empty.body]).toEqual([emptyObject.status, emptyObject.body]);
  });
});

it("a body is checked after the login", async () => {
  for (const request of requests.filter(({ as }) => as))
    expect(await rest(request.method, request.path, {})).toMatchObject({ status: 401 });
});

it("the id of a populated product is accepted in place of the id", async () => {
  const body = { productId: { _id: dress.id, title: "Dress" } };
  expect(await rest("POST", "/api/wishlist/toggle", body, shopper.token)).toMatchObject({ status: 200 });
});

it.each(["text/plain;charset=UTF-8", ...emptyBodyTypes])(
  "an empty body is no body, whatever type is declared: %s",
  async (type) => {
    const path = `/api/orders/invoice/${order.id}`;
    const response = await rest("POST", path, "", shopper.token, { "content-type": type });
    expect(response).toMatchObject({ status: 200 });
  },
);

const badQueries = [
  "limit=x",
  "limit=1&limit=2",
  "limit=0",
  "limit=1e400",
  "cursor=x",
  "cursor=%00",
  "cursor=1&cursor=2",
];

const addressed = restRows.filter(({ path, query }) => path.includes(":") || query);

describe.each(addressed)("the address of $method $path", ({ method, path, role, query, body }) => {
  const valid = requests.find((request) => rowOf(request)?.path === path)?.body;
  const token = role && (role === "admin" ? admin : shopper).token;

  it("is refused in one sentence if an id is invalid, or a parameter is impossible", async () => {
    const ids = [
      "x",
      "0",
      "not-a-uuid",
      "null",
      "__proto__",
      "%00",
      "%F0%9F%91%97",
      "..%2f..%2fetc%2fpasswd",
      "x".repeat(100),
      "x".repeat(2000),
    ];
    const urls = path.includes(":") ? ids.map((id) => path.replace(/:\w+/, id)) : [path];
    // A search that finds nothing has an empty result with any other parameters.
    const term = path === "/products/search" ? `q=${encodeURIComponent(dress.title)}&` : "";
    const badUrls = query ? urls.flatMap((url) => badQueries.map((bad) => `${url}?${term}${bad}`)) : urls;
    const badTerms = term ? ["q=a&q=b", "q=%00", `q=${"x".repeat(201)}`] : [];
    for (const url of [...badUrls, ...badTerms.map((bad) => `${path}?${bad}`)]) {
      const response = await rest(method, `/api${url}`, body && valid, token);
      expect([...problemsOf(response, url), ...sentenceProblemsOf(response, url)]).toEqual([]);
      expect(unknownFieldsOf({ method, path: `/api${path}` }, response)).toEqual([]);
    }
  });
});

/** A value beyond each documented limit of a field. */
const beyond = ({ limits = {} }: BodyField): unknown[] => [
  ...(limits.maxLength === undefined ? [] : ["x".repeat(limits.maxLength + 1)]),
  ...(limits.minLength === undefined ? [] : ["x".repeat(limits.minLength - 1)]),
  ...(limits.minimum === undefined ? [] : [limits.minimum - 1]),
  ...(limits.maximum === undefined ? [] : [limits.maximum + 1]),
];

describe("a limit in the OpenAPI file", () => {
  // A made-up token is refused before the password beside it, whose rule is that of change-password.
  const withToken = ["/api/auth/signup", "/api/auth/reset-password"];
  const isReached = ({ path }: { path: string }, name: unknown) =>
    !withToken.includes(path) || !String(name).toLowerCase().includes("password");

  const limitedFields = requests.flatMap((request) =>
    fieldPathsOf(rowOf(request)?.body ?? {})
      .filter(({ path }) => isReached(request, path.at(-1)))
      .filter(({ field }) => beyond(field).length > 0)
      .map(({ path, field }) => ({ ...request, field, at: path, name: path.join(".") })),
  );

  it.for(limitedFields)(
    "is that of the operation: $method $path $name",
    async ({ method, path, as, body, field, at }) => {
      for (const value of beyond(field)) {
        const { status, text } = await sendRaw(
          rest,
          method,
          path,
          rawJson(withAt(body, at, value)),
          as?.token,
        );
        expect({ status, text, length: String(value).length }).toMatchObject({
          status: 400,
          text: expect.stringContaining(`"field":"${String(at.at(-1))}"`),
        });
      }
    },
  );
});
