import { beforeEach, describe, expect, it } from "vitest";
import type { BodyField } from "../../src/platform/rest/body-fields.ts";
import {
  problemsOf,
  pathsIn,
  invalidValues,
  rawJson,
  rowCounts,
  sendRaw,
  withAt,
} from "../support/invalid-values.ts";
import { restRequests } from "../support/rest-requests.ts";
import { fieldPathsOf, rowOf, unknownFieldsOf } from "../support/rest-rows.ts";
import { openTestShop } from "../support/test-shop.ts";

/** The shop with production settings: responses must not reveal internal details. */
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

/** Fields of a line that a client sends and that the shop ignores. */
const ignoredFields = ["items.0.title", "items.0.price"];

describe("REST", () => {
  it.each(requests)(
    "$method $path refuses each spoiled value with a clear error, and writes nothing, not even to the log",
    async (request) => {
      const { method, path, as, body } = request;
      const rowsBefore = await rowCounts(sql);
      const logged = testShop.complaints();
      for (const bodyPath of pathsIn(body).filter((parts) => !ignoredFields.includes(parts.join("."))))
        for (const [valueName, value] of invalidValues) {
          const response = await sendRaw(
            rest,
            method,
            path,
            rawJson(withAt(body, bodyPath, value)),
            as?.token,
          );
          expect(problemsOf(response, `${path}: ${bodyPath.join(".")} = ${valueName}`)).toEqual([]);
          expect(unknownFieldsOf(request, response)).toEqual([]);
        }
      for (const wholeBody of ["{}", "[]", "null", "1", '"text"', "[[]]", "true"])
        expect(
          problemsOf(await sendRaw(rest, method, path, wholeBody, as?.token), `${path}: ${wholeBody}`),
        ).toEqual([]);
      expect(await rowCounts(sql)).toEqual(rowsBefore);
      expect(testShop.complaints()).toEqual(logged);
    },
  );

  it.each([
    "0",
    "x",
    "not-a-uuid",
    "%00",
    "..%2f..%2fetc%2fpasswd",
    "__proto__",
    "%F0%9F%91%97",
    "x".repeat(2000),
  ])("finds nothing under the id %.40s", async (id) => {
    expect(problemsOf(await rest("GET", `/api/products/${id}`), `product ${id}`)).toEqual([]);
    const body = { status: "shipped" };
    const invoice = await rest("POST", `/api/orders/invoice/${id}`, undefined, shopper.token);
    expect(problemsOf(invoice, `invoice ${id}`)).toEqual([]);
    expect(
      problemsOf(await rest("PUT", `/api/orders/admin/${id}/status`, body, admin.token), `order ${id}`),
    ).toEqual([]);
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
