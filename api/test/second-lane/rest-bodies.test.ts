import { beforeEach, describe, expect, it } from "vitest";
import type { BodyField } from "../../src/platform/rest/body-fields.ts";
import { restRows } from "../../src/app/features.ts";
import { refusals } from "../../src/app/refusals.ts";
import { postForm } from "../support/multipart.ts";
import { rawJson, sendRaw, withAt } from "../support/invalid-values.ts";
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

const values: Record<string, unknown> = {
  missing: undefined,
  null: null,
  "a number": 5,
  "a fraction": 4.5,
  "a fraction of a paisa": 0.001,
  "a number beyond 32 bits": 99_999_999_999,
  "an infinite number": "@@1e400@@",
  "digits in quotes": "5",
  "empty text": "",
  "a boolean": true,
  "a list": [],
  "a list of lists": [[]],
  "an object": {},
};

/** The names of the values that each type of field accepts; the operation checks what they mean. */
const accepted: Record<BodyField["type"], string[]> = {
  text: ["digits in quotes"],
  "whole number": ["a number"],
  rupees: ["a number", "a fraction", "a number beyond 32 bits"],
  object: ["an object"],
  list: ["a list"],
  texts: ["a list"],
  file: [],
};
/** The names of the values that leave an optional field out: an empty text only where any text, or a file, is accepted. */
const absentIn = ({ type, choices }: BodyField): string[] =>
  (type === "text" && !choices) || type === "file" ? ["missing", "null", "empty text"] : ["missing", "null"];

const isAccepted = (field: BodyField, value: string): boolean =>
  accepted[field.type].includes(value) || (field.isOptional === true && absentIn(field).includes(value));

const messages = new Set<string>(Object.values(refusals).map(({ message }) => message));
const graphqlTerms = /Variable|\$|got invalid value|Expected|cannot represent|Field "|\bInt\b|Upload|Input\b/;

type TextResponse = { status: number; text: string };

/** The problem of a response: a success, or no refusal in one message of the shop. */
const problemsOf = ({ status, text }: TextResponse, label: string): string[] => {
  if (status < 300) return [];
  const { error = "", code = "" } = JSON.parse(text) as { error?: string; code?: string };
  const checks = {
    [`status ${status}`]: status >= 500,
    "no code of the table": !(code in refusals),
    "not one sentence": !messages.has(error) && !/^\w[^.!?]*\.$/.test(error),
    "words of GraphQL": graphqlTerms.test(error),
  };
  return Object.entries(checks).flatMap(([fault, isFound]) =>
    isFound ? [`${label}: ${fault}: ${text}`] : [],
  );
};

it("covers every documented path that takes a body", () => {
  const coveredRows = new Set(requests.map(rowOf));
  expect(restRows.filter((row) => row.body && !coveredRows.has(row)).map(({ path }) => path)).toEqual([]);
});

describe.each(requests)("the body of $method $path", (request) => {
  const { method, path, as, body } = request;
  const send = (wholeValue: unknown) => sendRaw(rest, method, path, rawJson(wholeValue), as?.token);

  it.each(
    fieldPathsOf(rowOf(request)?.body ?? {}).map((bodyPath) => ({
      ...bodyPath,
      name: bodyPath.path.join("."),
    })),
  )("with a wrong $name is refused in one sentence that names it", async ({ path: bodyPath, field }) => {
    for (const [name, value] of Object.entries(values)) {
      const response = await send(withAt(body, bodyPath, value));
      const label = `${bodyPath.join(".")} is ${name}`;
      expect(problemsOf(response, label)).toEqual([]);
      if (isAccepted(field, name)) continue;
      expect({ what: label, ...response }).toMatchObject({ status: 400, body: { field: bodyPath.at(-1) } });
    }
  });

  it("that is no object is refused in one sentence", async () => {
    for (const wholeValue of [{}, [], null, 1, "text", true]) {
      const response = await send(wholeValue);
      expect(problemsOf(response, JSON.stringify(wholeValue))).toEqual([]);
      expect(response.status).toBe(400);
    }
  });

  it("that is empty is refused as an empty object is", async () => {
    const [empty, emptyObject] = [await sendRaw(rest, method, path, "", as?.token), await send({})];
    expect([empty.status, empty.body]).toEqual([emptyObject.status, emptyObject.body]);
  });
});

it("is checked after the login", async () => {
  for (const request of requests.filter(({ as }) => as))
    expect(await rest(request.method, request.path, {})).toMatchObject({ status: 401 });
});

it.each([
  ["/api/auth/login", { password: "x" }, "EMAIL_INVALID", "email", "Please enter a valid email address."],
  ["/api/auth/login", { email: "a@b.in" }, "FIELD_NEEDED", "password", "Please enter the password."],
  [
    "/api/auth/login",
    { email: "a@b.in", password: 5 },
    "FIELD_MISTYPED",
    "password",
    "The password must be text.",
  ],
  ["/api/auth/verify-email", {}, "VERIFICATION_INVALID", "token", "Invalid verification token"],
  [
    "/api/auth/reset-password",
    { token: "x" },
    "PASSWORD_TOO_SHORT",
    "newPassword",
    "Password must be at least 6 characters long",
  ],
])("%s with %j is refused with %s", async (path, body, code, field, error) => {
  expect(await rest("POST", path, body)).toMatchObject({ status: 400, body: { code, field, error } });
});

it("accepts a populated product, and refuses one without its id", async () => {
  const toggle = (productId: unknown) => rest("POST", "/api/wishlist/toggle", { productId }, shopper.token);
  expect(await toggle({ _id: dress.id, title: "Dress" })).toMatchObject({ status: 200 });
  expect(await toggle({ id: dress.id })).toMatchObject({
    status: 400,
    body: { code: "FIELD_MISTYPED", field: "productId", error: "The product id must be text." },
  });
});

const asText = { "content-type": "text/plain;charset=UTF-8" };

it("is refused as plain text, which fetch declares for a text without a header", async () => {
  const body = JSON.stringify({ email: shopper.email });
  expect(await rest("POST", "/api/auth/check-email", body, undefined, asText)).toMatchObject({
    status: 415,
    body: { code: "UNSUPPORTED_MEDIA_TYPE", error: "Send the body as application/json." },
  });
});

it("is none if it is an empty text", async () => {
  const path = `/api/orders/invoice/${order.id}`;
  expect(await rest("POST", path, "", shopper.token, asText)).toMatchObject({ status: 200 });
});

it.each([
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/octet-stream",
  "text/xml",
  "nonsense",
])("that is missing is no body, whatever type is declared: %s", async (type) => {
  const headers = { "content-type": type };
  const invoice = `/api/orders/invoice/${order.id}`;
  expect(await rest("POST", invoice, "", shopper.token, headers)).toMatchObject({ status: 200 });
  const missing = await rest("POST", "/api/auth/check-email", "", undefined, headers);
  expect(missing).toEqual(expect.objectContaining({ status: 400 }));
  const filled = await rest("POST", "/api/auth/check-email", "email=a", undefined, headers);
  expect(filled.status).toBeGreaterThanOrEqual(400);
});

describe("a form of POST /auth/signup", () => {
  const form = { token: "A".repeat(43), name: "Asha", password: "saffron and silk" };
  const content = Buffer.from("Asha");

  it.each([
    ["a file as the name", { ...form, name: { content } }, "name", "The name must be text."],
    ["no name", { token: form.token, password: form.password }, "name", "Please enter your name."],
    [
      "text as the picture",
      { ...form, profilePic: "me.jpg" },
      "profilePic",
      "Please choose a picture: JPEG, PNG, WebP or AVIF.",
    ],
  ])("with %s is refused in one sentence", async (_, parts, field, error) => {
    expect(await postForm(testShop.server.app, "/api/auth/signup", parts)).toMatchObject({
      status: 400,
      body: { field, error },
    });
  });
});

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
    const ids = ["x", "0", "%00", "%F0%9F%91%97", "null", "x".repeat(100)];
    const urls = path.includes(":") ? ids.map((id) => path.replace(/:\w+/, id)) : [path];
    // A search that finds nothing has an empty result with any other parameters.
    const term = path === "/products/search" ? `q=${encodeURIComponent(dress.title)}&` : "";
    const badUrls = query ? urls.flatMap((url) => badQueries.map((bad) => `${url}?${term}${bad}`)) : urls;
    const badTerms = term ? ["q=a&q=b", "q=%00", `q=${"x".repeat(201)}`] : [];
    for (const url of [...badUrls, ...badTerms.map((bad) => `${path}?${bad}`)]) {
      const response = await rest(method, `/api${url}`, body && valid, token);
      expect({ url, problems: problemsOf(response, url), isRefused: response.status >= 400 }).toEqual({
        url,
        problems: [],
        isRefused: true,
      });
      expect(unknownFieldsOf({ method, path: `/api${path}` }, response)).toEqual([]);
    }
  });
});
