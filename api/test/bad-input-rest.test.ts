import { describe, expect, it } from "vitest";
import { faultsOf, placesIn, poisons, rawJson, rowCounts, sendRaw, withAt } from "./support/invalid-values.ts";
import { restRequests } from "./support/rest-requests.ts";
import { openTestShop } from "./support/test-shop.ts";

/** The shop with production settings: responses must not reveal internal details. */
const house = await openTestShop({ NODE_ENV: "production", PUBLIC_URL: "https://shop.example.com" });
const { rest, sql, aShopper, anAdmin, aProduct, anOrder } = house;

const [shopper, admin, dress] = await Promise.all([
  aShopper(),
  anAdmin(),
  aProduct({ sizes: ["S", "M"], colors: ["Red"], price: 700, stock: 50 }),
]);
const line = { productId: dress.id, size: "M", color: "Red", quantity: 1 };
const order = await anOrder({ shopper, lines: [line] });
const pending = await anOrder({ shopper, lines: [line], paymentMethod: "ONLINE" });

const requests = restRequests({ shopper, admin, line, orderId: order.id, pendingId: pending.id });

/** Fields of a line that a client sends and that the shop ignores. */
const unread = ["items.0.title", "items.0.price"];

describe("REST", () => {
  it.each(requests)(
    "$method $path refuses each spoiled value with a clear error, and writes nothing",
    async (request) => {
      const { method, path, as, body } = request;
      const before = await rowCounts(sql);
      for (const place of placesIn(body).filter((parts) => !unread.includes(parts.join("."))))
        for (const [poison, value] of poisons) {
          const answer = await sendRaw(rest, method, path, rawJson(withAt(body, place, value)), as?.token);
          expect(faultsOf(answer, `${path}: ${place.join(".")} = ${poison}`)).toEqual([]);
        }
      for (const whole of ["{}", "[]", "null", "1", '"text"', "[[]]", "true"])
        expect(faultsOf(await sendRaw(rest, method, path, whole, as?.token), `${path}: ${whole}`)).toEqual(
          [],
        );
      expect(await rowCounts(sql)).toEqual(before);
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
    expect(faultsOf(await rest("GET", `/api/products/${id}`), `product ${id}`)).toEqual([]);
    const body = { status: "shipped" };
    const invoice = await rest("POST", `/api/orders/invoice/${id}`, undefined, shopper.token);
    expect(faultsOf(invoice, `invoice ${id}`)).toEqual([]);
    expect(
      faultsOf(await rest("PUT", `/api/orders/admin/${id}/status`, body, admin.token), `order ${id}`),
    ).toEqual([]);
  });
});
