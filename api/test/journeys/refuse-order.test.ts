import { afterEach, describe, expect, it } from "vitest";
import { anAddress, type LineInput, type Person } from "../support/factories.ts";
import { PLACE_ORDER, QUOTE, type OrderFields } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, sql, aShopper, aProduct, stockOf } = await openTestShop();

const place = (shopper: Person, input: Record<string, unknown>) =>
  gql<{ placeOrder: { order: OrderFields } }>(PLACE_ORDER, { input }, shopper.token);

const draft = (lines: unknown, changes: Record<string, unknown> = {}) => ({
  idempotencyKey: "an-idempotency-key",
  lines,
  shippingAddress: anAddress(),
  paymentMethod: "COD",
  expectedTotal: 1200,
  ...changes,
});

/** A shopper, a dress of 1200 rupees with 10 pieces, and a function that places an order with changes. */
const refusal = async (changes: Record<string, unknown>, lines?: (line: LineInput) => unknown) => {
  const [shopper, dress] = await Promise.all([aShopper(), aProduct({ price: 1200, stock: 10 })]);
  const line = { productId: dress.id, quantity: 1 };
  const response = await place(shopper, draft(lines ? lines(line) : [line], changes));
  expect(await stockOf(dress.id)).toBe(10);
  return {
    status: response.status,
    code: response.code,
    message: response.message,
    extensions: response.errors[0]?.extensions,
  };
};

/** A refused order leaves nothing behind. */
afterEach(async () => {
  const [rows] = await sql(
    "select (select count(*)::int from orders) as orders, (select count(*)::int from order_lines) as lines",
  );
  expect(rows).toEqual({ orders: 0, lines: 0 });
});

describe("the lines of an order", () => {
  it.each([0, -1, 100, 2_147_483_647])("are refused with %i pieces", async (quantity) => {
    expect(await refusal({}, (line) => [{ ...line, quantity }])).toMatchObject({
      status: 400,
      code: "BAD_QUANTITY",
    });
  });

  it.each([1.5, 2_147_483_648, "2", null, Number.MAX_VALUE])(
    "are refused with the quantity %j",
    async (quantity) => {
      expect(await refusal({}, (line) => [{ ...line, quantity }])).toMatchObject({
        status: 400,
        code: "BAD_USER_INPUT",
      });
    },
  );

  it("are refused if they have more than 99 pieces of one variant together", async () => {
    const lines = (line: LineInput) => [
      { ...line, quantity: 60 },
      { ...line, quantity: 60 },
    ];
    expect(await refusal({}, lines)).toMatchObject({ status: 400, code: "BAD_QUANTITY" });
  });

  it("are at least one", async () => {
    expect(await refusal({}, () => [])).toMatchObject({
      status: 400,
      code: "ORDER_EMPTY",
      message: "Your Cart is Empty",
    });
  });

  it("are at most 50", async () => {
    expect(await refusal({}, (line) => Array.from({ length: 51 }, () => line))).toMatchObject({
      status: 400,
      code: "ORDER_TOO_LONG",
    });
  });

  it("are named if their stock is too low", async () => {
    const [shopper, dress, unavailable] = await Promise.all([
      aShopper(),
      aProduct({ title: "Gulmohar dress", stock: 2 }),
      aProduct({ title: "Neem stole", stock: 0 }),
    ]);
    const tooFew = await place(
      shopper,
      draft([{ productId: dress.id, quantity: 3 }], { expectedTotal: 3600 }),
    );
    expect(tooFew).toMatchObject({
      status: 409,
      code: "OUT_OF_STOCK",
      message: "Only 2 left of Gulmohar dress.",
    });
    expect(tooFew.errors[0]?.extensions).toMatchObject({ productId: dress.id, available: 2 });
    const lines = [
      { productId: dress.id, quantity: 1 },
      { productId: unavailable.id, quantity: 1 },
    ];
    const outOfStock = await place(shopper, draft(lines, { expectedTotal: 2400 }));
    expect(outOfStock).toMatchObject({ code: "OUT_OF_STOCK", message: "Neem stole is out of stock." });
    expect(await stockOf(dress.id)).toBe(2);
  });

  it("are named if their product is archived or unknown", async () => {
    const [shopper, dress, unavailable] = await Promise.all([
      aShopper(),
      aProduct(),
      aProduct({ archived: true }),
    ]);
    for (const productId of [unavailable.id, "01990000-0000-7000-8000-000000000000"]) {
      const lines = [dress.id, productId].map((id) => ({ productId: id, quantity: 1 }));
      const response = await place(shopper, draft(lines));
      expect(response).toMatchObject({
        status: 404,
        code: "PRODUCT_NOT_FOUND",
        message: "Product not found.",
      });
      expect(response.errors[0]?.extensions).toMatchObject({ field: "productId", productId });
    }
  });

  it("are named if their size is no longer offered", async () => {
    const [shopper, stole, dress] = await Promise.all([aShopper(), aProduct(), aProduct({ sizes: ["S"] })]);
    const lines = [
      { productId: stole.id, quantity: 1 },
      { productId: dress.id, size: "M", quantity: 1 },
    ];
    const response = await place(shopper, draft(lines));
    expect(response).toMatchObject({
      status: 400,
      code: "CHOOSE_SIZE_AND_COLOR",
      message: "Please select size and color.",
    });
    expect(response.errors[0]?.extensions).toMatchObject({ field: "size", productId: dress.id });
  });

  it("require a size and a colour of the product", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ sizes: ["S"], colors: ["Red"] })]);
    const response = await place(shopper, draft([{ productId: dress.id, size: "S", quantity: 1 }]));
    expect(response).toMatchObject({ status: 400, code: "CHOOSE_SIZE_AND_COLOR" });
  });
});

describe("the address of an order", () => {
  it.each(["fullName", "email", "phone", "address", "city", "state", "zipCode", "country"])(
    "requires its %s",
    async (field) => {
      for (const blank of ["", "   ", "\t\n"])
        expect(await refusal({ shippingAddress: anAddress({ [field]: blank }) })).toMatchObject({
          status: 400,
          code: "FILL_ALL_FIELDS",
          message: "Please fill all fields.",
          extensions: { field },
        });
    },
  );

  it.each(["Chandigarh", "Delhi", "Puducherry", "Atlantis", "karnataka"])(
    "refuses %s as one of the 28 states",
    async (state) => {
      expect(await refusal({ shippingAddress: anAddress({ state }) })).toMatchObject({
        status: 400,
        code: "STATE_UNKNOWN",
        extensions: { field: "state" },
      });
    },
  );

  it("must be in India", async () => {
    expect(await refusal({ shippingAddress: anAddress({ country: "Nepal" }) })).toMatchObject({
      status: 400,
      code: "COUNTRY_UNKNOWN",
    });
  });
});

describe("other reasons to refuse an order", () => {
  it("a prepayment that the shop does not know", async () => {
    const claimed = { paymentMethod: "ONLINE", transactionId: "pay_00000000000000" };
    expect(await refusal(claimed)).toMatchObject({ status: 400, code: "PAYMENT_NOT_VERIFIED" });
  });

  it("a prepayment for cash on delivery", async () => {
    const claimed = { paymentMethod: "COD", transactionId: "pay_00000000000000" };
    expect(await refusal(claimed)).toMatchObject({ status: 400, code: "BAD_INPUT" });
  });

  it("a total that is not a valid amount", async () => {
    for (const expectedTotal of [1200.001, "1200", null, -1e300])
      expect(await refusal({ expectedTotal })).toMatchObject({ status: 400, code: "BAD_USER_INPUT" });
  });
});

describe("a quote", () => {
  it("has the total of the order", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ price: 250, stock: 3 })]);
    const lines = [{ productId: dress.id, quantity: 2 }];
    const { data } = await gql(QUOTE, { lines }, shopper.token);
    expect(data["checkoutQuote"]).toMatchObject({
      subtotal: 500,
      shippingCost: 99,
      total: 599,
      lines: [{ quantity: 2, price: 250, lineTotal: 500, available: 3 }],
    });
  });

  it("holds no stock", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ price: 250, stock: 3 })]);
    const lines = [{ productId: dress.id, quantity: 2 }];
    expect((await gql(QUOTE, { lines }, shopper.token)).errors).toEqual([]);
    expect(await stockOf(dress.id)).toBe(3);
  });

  it("shows the stock if more pieces are requested", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ stock: 1 })]);
    const { data } = await gql(QUOTE, { lines: [{ productId: dress.id, quantity: 4 }] }, shopper.token);
    expect(data["checkoutQuote"]).toMatchObject({ lines: [{ quantity: 4, available: 1 }] });
  });
});
