import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { anAddress } from "./support/factories.ts";
import { expectOrder, documentedOrder, type Json } from "./support/rest-shapes.ts";
import { openTestShop } from "./support/test-shop.ts";

const { gql, rest, aProduct, aShopper, anAdmin, anOrder, stockOf } = await openTestShop({
  PUBLIC_URL: "https://shop.example.com",
});

const aDress = () => aProduct({ price: 700, sizes: ["M"], colors: ["Red"], stock: 10, pictures: 3 });

describe("POST /orders/place", () => {
  it("places an order from the documented body with the shop's own prices", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aDress()]);
    const { status, body } = await rest<Json>(
      "POST",
      "/api/orders/place",
      documentedOrder(dress.id),
      shopper.token,
    );
    expect(status).toBe(201);
    expectOrder(body);
    expect(body).toMatchObject({
      orderStatus: "confirmed",
      totalAmount: 1400,
      shippingCost: 0,
      finalAmount: 1400,
      paymentDetails: { method: "cod", paymentStatus: "pending", transactionId: null },
    });
    expect(body["items"]).toMatchObject([
      { title: dress.title, price: 700, quantity: 2, productId: { _id: dress.id } },
    ]);
    expect(await stockOf(dress.id)).toBe(8);
  });

  it("accepts a populated product as the lists return it", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aDress()]);
    const body = documentedOrder({ _id: dress.id, imageUrl: "x" });
    expect((await rest("POST", "/api/orders/place", body, shopper.token)).status).toBe(201);
  });

  it("accepts an address without a country", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aDress()]);
    const { country: _, ...shippingAddress } = anAddress();
    const body = documentedOrder(dress.id, { shippingAddress });
    const response = await rest<Json>("POST", "/api/orders/place", body, shopper.token);
    expect(response).toMatchObject({ status: 201, body: { shippingAddress: { country: "India" } } });
  });

  it("returns the same order for the same Idempotency-Key", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aDress()]);
    const key = { "idempotency-key": randomUUID() };
    const place = (body: Json) => rest<Json>("POST", "/api/orders/place", body, shopper.token, key);
    const first = await place(documentedOrder(dress.id));
    expect((await place(documentedOrder(dress.id))).body["_id"]).toBe(first.body["_id"]);
    for (const change of [{ shippingAddress: anAddress({ city: "Mysuru" }) }, { totalAmount: 1 }]) {
      const otherOrder = await place(documentedOrder(dress.id, change));
      expect(otherOrder).toMatchObject({ status: 409, body: { code: "KEY_REUSED" } });
    }
    expect(await stockOf(dress.id)).toBe(8);
  });

  it.each([
    ["another total", { finalAmount: 1399.99 }, 409, "TOTAL_CHANGED"],
    ["another subtotal", { totalAmount: 1 }, 409, "TOTAL_CHANGED"],
    ["an empty cart", { items: [] }, 400, "ORDER_EMPTY"],
    ["a blank field", { shippingAddress: anAddress({ city: " " }) }, 400, "FILL_ALL_FIELDS"],
    ["an absent field", { shippingAddress: {} }, 400, "FILL_ALL_FIELDS"],
    ["an unknown state", { shippingAddress: anAddress({ state: "Delhi" }) }, 400, "STATE_UNKNOWN"],
    [
      "a payment that was not made",
      { paymentDetails: { method: "online", paymentStatus: "completed" } },
      400,
      "PAYMENT_NOT_VERIFIED",
    ],
    [
      "an unknown payment",
      { paymentDetails: { method: "online", transactionId: "pay_00000000000000" } },
      400,
      "PAYMENT_NOT_VERIFIED",
    ],
    ["an unknown discount code", { discountCode: "EDGE-NOBODY22" }, 400, "CODE_UNKNOWN"],
    ["an unknown payment method", { paymentDetails: { method: "COD" } }, 400, "BAD_INPUT"],
    ["no payment details", { paymentDetails: null }, 400, "FIELD_NEEDED"],
    ["items that are no list", { items: "all" }, 400, "FIELD_MISTYPED"],
  ])("refuses %s", async (_, changes, status, code) => {
    const [shopper, dress] = await Promise.all([aShopper(), aDress()]);
    const response = await rest(
      "POST",
      "/api/orders/place",
      documentedOrder(dress.id, changes),
      shopper.token,
    );
    expect(response).toMatchObject({ status, body: { code } });
    expect(await stockOf(dress.id)).toBe(10);
  });

  it.each([
    ["no items", { items: [] }, "ORDER_EMPTY", "items"],
    [
      "a text that is no payment id",
      { paymentDetails: { method: "online", transactionId: "pay_x", paymentStatus: "completed" } },
      "PAYMENT_NOT_VERIFIED",
      "paymentDetails.transactionId",
    ],
  ])("names the field of the documented body with %s", async (_, changes, code, field) => {
    const [shopper, dress] = await Promise.all([aShopper(), aDress()]);
    const response = await rest(
      "POST",
      "/api/orders/place",
      documentedOrder(dress.id, changes),
      shopper.token,
    );
    expect(response).toMatchObject({ status: 400, body: { code, field } });
  });

  it.each([
    [{ totalAmount: 1 }, "totalAmount"],
    [{ finalAmount: 1 }, "finalAmount"],
    [{ totalAmount: 1, finalAmount: 1 }, "finalAmount"],
  ])("names the amount that differs: %j", async (changes, field) => {
    const [shopper, dress] = await Promise.all([aShopper(), aDress()]);
    const body = documentedOrder(dress.id, changes);
    expect(await rest("POST", "/api/orders/place", body, shopper.token)).toMatchObject({
      status: 409,
      body: { code: "TOTAL_CHANGED", field },
    });
  });

  it("accepts any title and price of an item, which the shop does not read", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aDress()]);
    const items = [{ productId: dress.id, title: 7, price: "", quantity: 2, size: "M", color: "Red" }];
    const body = documentedOrder(dress.id, { items });
    expect(await rest("POST", "/api/orders/place", body, shopper.token)).toMatchObject({ status: 201 });
  });

  it("returns the new total with the refusal of an old one", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aDress()]);
    const body = documentedOrder(dress.id, { finalAmount: 1499 });
    const response = await rest("POST", "/api/orders/place", body, shopper.token);
    expect(response.body).toEqual({
      error: "The total has changed. Please look at it again.",
      code: "TOTAL_CHANGED",
      field: "finalAmount",
      subtotal: 1400,
      shippingCost: 0,
      discount: 0,
      total: 1400,
    });
  });
});

describe("PUT /orders/admin/{id}/status for an order that has ended", () => {
  it("does not take back a cancellation of the shopper, or of another admin, unseen", async () => {
    const [shopper, admin, otherAdmin, dress] = await Promise.all([
      aShopper(),
      anAdmin(),
      anAdmin(),
      aDress(),
    ]);
    const lines = [{ productId: dress.id, size: "M", color: "Red", quantity: 1 }];
    const order = await anOrder({ shopper, lines });
    const put = (person: { token: string }, status: string) =>
      rest<Json>("PUT", `/api/orders/admin/${order.id}/status`, { status }, person.token);
    const cancelled = await gql(
      "mutation($id: ID!) { cancelOrder(orderId: $id) { id } }",
      { id: order.id },
      shopper.token,
    );
    expect(cancelled.errors).toEqual([]);
    const stock = await stockOf(dress.id);
    expect(await put(admin, "shipped")).toMatchObject({
      status: 409,
      body: { code: "ORDER_CHANGED", field: "status", orderStatus: "CANCELLED" },
    });
    expect(await stockOf(dress.id)).toBe(stock);
    expect((await put(admin, "cancelled")).status).toBe(200);
    expect((await put(admin, "shipped")).status).toBe(409);
    const seen = { id: order.id, status: "CONFIRMED", seenStatus: "CANCELLED" };
    const byPage = await gql(
      `mutation($id: ID!, $status: OrderStatus!, $seenStatus: OrderStatus) {
        updateOrderStatus(input: { orderId: $id, status: $status, seenStatus: $seenStatus }) { id } }`,
      seen,
      admin.token,
    );
    expect(byPage.errors).toEqual([]);
    expect((await put(otherAdmin, "returned")).status).toBe(200);
    expect((await put(admin, "shipped")).status).toBe(409);
    expect((await put(otherAdmin, "shipped")).status).toBe(200);
  });
});

describe("lists of orders, and order status transitions", () => {
  it("GET /orders/my-orders is the shopper's", async () => {
    const shopper = await aShopper();
    const ownOrder = await anOrder({ shopper });
    await anOrder();
    const ownOrders = await rest<Json[]>("GET", "/api/orders/my-orders", undefined, shopper.token);
    expect(ownOrders.body.map(({ _id }) => _id)).toEqual([ownOrder.id]);
    for (const order of ownOrders.body) expectOrder(order);
  });

  it("GET /orders/admin/all and GET /admin/orders are for all orders", async () => {
    const [shopper, admin] = await Promise.all([aShopper(), anAdmin()]);
    const ownOrder = await anOrder({ shopper });
    const otherOrder = await anOrder();
    const allOrders = await rest<Json[]>("GET", "/api/orders/admin/all", undefined, admin.token);
    expect(allOrders.body.slice(0, 2).map(({ _id }) => _id)).toEqual([otherOrder.id, ownOrder.id]);
    for (const order of allOrders.body) expectOrder(order);
    const sameOrders = await rest<Json[]>("GET", "/api/admin/orders", undefined, admin.token);
    expect(sameOrders.body).toEqual(allOrders.body);
    expect(await rest("GET", "/api/admin/orders", undefined, shopper.token)).toMatchObject({ status: 403 });
  });

  it("PUT /orders/admin/{id}/status sets a documented status", async () => {
    const admin = await anAdmin();
    const { id } = await anOrder();
    const changeStatus = (status: unknown) =>
      rest<Json>("PUT", `/api/orders/admin/${id}/status`, { status }, admin.token);
    for (const status of [
      "pending",
      "processing",
      "shipped",
      "delivered",
      "cancelled",
      "returned",
      "confirmed",
    ]) {
      const { status: code, body } = await changeStatus(status);
      expect(code).toBe(200);
      expectOrder(body);
      expect(body["orderStatus"]).toBe(status);
    }
    const unknown = await rest("PUT", "/api/orders/admin/x/status", { status: "shipped" }, admin.token);
    expect(unknown).toMatchObject({ status: 400, body: { code: "BAD_ID", field: "id" } });
    for (const status of ["lost", "SHIPPED", null, 1, ["shipped"]])
      expect(await changeStatus(status)).toMatchObject({
        status: 400,
        body: { code: "BAD_INPUT", field: "status" },
      });
  });
});
