import { beforeEach, describe, expect, it } from "vitest";
import type { BodyField } from "../src/platform/rest/body-fields.ts";
import { rawJson, sendRaw, withAt } from "./support/invalid-values.ts";
import { fieldPathsOf, rowOf } from "./support/rest-rows.ts";
import { restRequests } from "./support/rest-requests.ts";
import { openTestShop } from "./support/test-shop.ts";

const { rest, sql, aShopper, anAdmin, aProduct, anOrder } = await openTestShop();
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
