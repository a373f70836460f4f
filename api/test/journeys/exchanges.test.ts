import { describe, expect, it } from "vitest";
import { returnsOf } from "../support/returns.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, anOrder, aProduct, gql, changeStatus, stockBySize } = testShop;
const { aDeliveredOrder, request, step, completed, options, received } = returnsOf(testShop);

const forSize = (lineId: string, size: string) => ({ lineId, kind: "EXCHANGE", size, color: "Red" }) as const;

describe("an exchange", () => {
  it("holds a replacement in stock without moving money", async () => {
    const { shopper, admin, dress, order, lineId } = await aDeliveredOrder();
    await sql("update stock_units set stock = 0 where product_id = $1 and size = 'S'", [dress.id]);
    const { pieces } = (await options(shopper, order.id)).data.returnOptions;
    expect(pieces).toEqual([
      {
        lineId,
        title: dress.title,
        size: "M",
        color: "Red",
        quantity: 2,
        replacements: [{ size: "L", color: "Red", stock: 5 }],
      },
    ]);
    const requested = (await request(shopper, order.id, [forSize(lineId, "L")])).data.result;
    expect(requested).toMatchObject({
      expectedAmount: 0,
      lines: [{ size: "M", newSize: "L", newColor: "Red" }],
    });
    expect(await stockBySize(dress.id)).toEqual({ S: 0, M: 3, L: 4 });
    const done = await completed(admin, requested);
    expect(done).toMatchObject({ status: "COMPLETED", creditedAmount: 0 });
    expect(await stockBySize(dress.id)).toEqual({ S: 0, M: 4, L: 4 });
    const [row] = await sql(
      `select order_status as status, (select count(*)::int from order_credits where order_id = o.id) as credits
       from orders o where id = $1`,
      [order.id],
    );
    expect(row).toEqual({ status: "delivered", credits: 0 });
  });

  it("ends with the replacement on its way, once", async () => {
    const { shopper, admin, order, lineId } = await aDeliveredOrder();
    const requested = (await request(shopper, order.id, [forSize(lineId, "L")])).data.result;
    const parcel = { courier: "Blue Dart", trackingId: "BD-100-7" };
    expect(await step("sendReplacement", admin, requested, parcel)).toMatchObject({
      status: 409,
      message: "This return has no replacement to be sent.",
    });
    const done = await completed(admin, requested);
    const sent = (await step("sendReplacement", admin, done, parcel)).data.result;
    expect(sent).toMatchObject({ replacementCourier: "Blue Dart", replacementTrackingId: "BD-100-7" });
    expect(sent.steps.at(-1)).toEqual({ kind: "REPLACEMENT_SENT" });
    expect((await step("sendReplacement", admin, done, parcel)).data.result.version).toBe(sent.version);
    const corrected = { ...parcel, trackingId: "BD-100-8" };
    expect(await step("sendReplacement", admin, done, corrected)).toMatchObject({ code: "RETURN_CHANGED" });
    expect((await step("sendReplacement", admin, sent, corrected)).data.result).toMatchObject({
      replacementTrackingId: "BD-100-8",
    });
    const entries = await sql(
      "select changes from audit_entries where action = 'sendReplacement' order by id",
    );
    expect(entries.at(-1)).toMatchObject({
      changes: { trackingId: { before: "BD-100-7", after: "BD-100-8" } },
    });
  });

  it("is shown by its order with its last step, as a return is, until it is withdrawn", async () => {
    const { shopper, admin, order, lineId } = await aDeliveredOrder();
    const returnsOfOrder = async () =>
      (
        await gql<{ order: { returns: unknown[] } }>(
          "query($id: ID!) { order(id: $id) { returns { returnNumber step isExchange } } }",
          { id: order.id },
          shopper.token,
        )
      ).data.order.returns;
    expect(await returnsOfOrder()).toEqual([]);
    const exchange = (await request(shopper, order.id, [forSize(lineId, "L")])).data.result;
    const { returnNumber } = exchange;
    const done = await completed(admin, exchange);
    const back = (await request(shopper, order.id, [{ lineId }])).data.result;
    expect(await returnsOfOrder()).toEqual([
      { returnNumber, step: "COMPLETED", isExchange: true },
      { returnNumber: back.returnNumber, step: "REQUESTED", isExchange: false },
    ]);
    await step("sendReplacement", admin, done, { courier: "Blue Dart", trackingId: "BD-100-9" });
    await step("withdraw", shopper, back);
    expect(await returnsOfOrder()).toEqual([{ returnNumber, step: "REPLACEMENT_SENT", isExchange: true }]);
  });

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["an address", "https://evil.example/track?id=1"],
    ["nothing", "  "],
    ["a slash", "BD-100/7"],
  ])("refuses %s as a tracking id", async (_what, trackingId) => {
    const { shopper, admin, order, lineId } = await aDeliveredOrder();
    const done = await completed(
      admin,
      (await request(shopper, order.id, [forSize(lineId, "L")])).data.result,
    );
    expect(await step("sendReplacement", admin, done, { courier: "Blue Dart", trackingId })).toMatchObject({
      status: 400,
      code: "TRACKING_ID_INVALID",
    });
  });

  it.each(["refuse", "withdraw"] as const)("gives the replacement back after %s", async (name) => {
    const { shopper, admin, dress, order, lineId } = await aDeliveredOrder();
    const requested = (await request(shopper, order.id, [forSize(lineId, "L")])).data.result;
    await step(name, name === "refuse" ? admin : shopper, requested, { reason: "Too late." });
    await step(name, name === "refuse" ? admin : shopper, requested, { reason: "Too late." });
    expect(await stockBySize(dress.id)).toEqual({ S: 5, M: 3, L: 5 });
    const movements = await sql(
      "select reason, quantity from stock_movements where order_id = $1 and size = 'L' order by id",
      [order.id],
    );
    expect(movements).toEqual([
      { reason: "sold", quantity: -1 },
      { reason: "returned", quantity: 1 },
    ]);
  });

  it("can be followed by an exchange or a return of the replacement, once it was sent", async () => {
    const { shopper, admin, dress, order, lineId } = await aDeliveredOrder({ quantity: 1 });
    const done = await completed(
      admin,
      (await request(shopper, order.id, [forSize(lineId, "L")])).data.result,
    );
    const ofReplacement = { lineId, fromSize: "L", fromColor: "Red" };
    expect(await request(shopper, order.id, [ofReplacement])).toMatchObject({ code: "RETURN_TOO_MANY" });
    await step("sendReplacement", admin, done, { courier: "Blue Dart", trackingId: "BD-1" });
    expect((await options(shopper, order.id)).data.returnOptions.pieces).toMatchObject([
      { size: "L", quantity: 1 },
    ]);
    expect(await request(shopper, order.id, [{ lineId }])).toMatchObject({ code: "RETURN_TOO_MANY" });
    const back = await completed(admin, (await request(shopper, order.id, [ofReplacement])).data.result);
    expect(back).toMatchObject({ creditedAmount: 1200, lines: [{ size: "L" }] });
    expect(await stockBySize(dress.id)).toEqual({ S: 5, M: 5, L: 5 });
    const [row] = await sql("select order_status as status from orders where id = $1", [order.id]);
    expect(row).toEqual({ status: "returned" });
  });

  it("leaves the order with the replacement: a cancelled order gives that piece back", async () => {
    const { shopper, admin, dress, order, lineId } = await aDeliveredOrder();
    await completed(admin, (await request(shopper, order.id, [forSize(lineId, "L")])).data.result);
    await changeStatus(admin, order.id, "CANCELLED");
    expect(await stockBySize(dress.id)).toEqual({ S: 5, M: 5, L: 5 });
    await changeStatus(admin, order.id, "DELIVERED");
    expect(await stockBySize(dress.id)).toEqual({ S: 5, M: 4, L: 4 });
  });

  it("of a product that counts its pieces together moves no stock in sum", async () => {
    const dress = await aProduct({ sizes: ["S", "M"], colors: ["Red"], stock: 2 });
    const { shopper, admin, order, lineId } = await aDeliveredOrder({
      lines: [{ productId: dress.id, size: "M", color: "Red", quantity: 1 }],
    });
    const requested = (await request(shopper, order.id, [forSize(lineId, "S")])).data.result;
    expect(await testShop.stockOf(dress.id)).toBe(0);
    await completed(admin, requested);
    expect(await testShop.stockOf(dress.id)).toBe(1);
  });

  it("goes on when the admin begins to count the pieces by size and colour meanwhile", async () => {
    const dress = await aProduct({ sizes: ["S", "M"], colors: ["Red"], stock: 4 });
    const { shopper, admin, order, lineId } = await aDeliveredOrder({
      lines: [{ productId: dress.id, size: "M", color: "Red", quantity: 1 }],
    });
    const arrived = await received(
      admin,
      (await request(shopper, order.id, [forSize(lineId, "S")])).data.result,
    );
    const units = [
      { size: "S", color: "Red", stock: 1 },
      { size: "M", color: "Red", stock: 1 },
    ];
    const tracked = await gql(
      `mutation($id: ID!, $units: [UnitStockInput!]!) {
        trackStock(input: { productId: $id, isTracked: true, units: $units }) { id } }`,
      { id: dress.id, units },
      admin.token,
    );
    expect(tracked.errors).toEqual([]);
    const lines = [{ lineId: arrived.lines[0]?.id, restocked: 1, writtenOff: 0 }];
    expect((await step("inspect", admin, arrived, { lines })).data.result.status).toBe("COMPLETED");
    expect(await stockBySize(dress.id)).toEqual({ S: 1, M: 2 });
  });
});

describe("an exchange that is not possible", () => {
  it("is refused without a trace when the replacement sells out in that moment", async () => {
    const { shopper, dress, order, lineId } = await aDeliveredOrder();
    await sql("update stock_units set stock = 1 where product_id = $1 and size = 'L'", [dress.id]);
    const [bought, exchanged] = await Promise.allSettled([
      anOrder({ lines: [{ productId: dress.id, size: "L", color: "Red", quantity: 1 }] }),
      request(shopper, order.id, [forSize(lineId, "L")]),
    ]);
    const isExchanged = exchanged.status === "fulfilled" && exchanged.value.status === 200;
    expect([bought.status === "fulfilled", isExchanged].filter(Boolean)).toHaveLength(1);
    expect((await stockBySize(dress.id))["L"]).toBe(0);
    const refused = await request(shopper, order.id, [forSize(lineId, "L")]);
    expect(refused).toMatchObject({
      status: 409,
      code: "OUT_OF_STOCK",
      message: "The replacement (L, Red) has just sold out. Please choose another one, or return the piece.",
    });
    const [held] = await sql(
      "select count(*)::int from order_portion_changes c join order_lines l on l.id = c.order_line_id where l.order_id = $1",
      [order.id],
    );
    expect(held).toEqual({ count: isExchanged ? 1 : 0 });
  });

  it("names the pieces that are left if they are too few", async () => {
    const { shopper, dress, order, lineId } = await aDeliveredOrder();
    await sql("update stock_units set stock = 1 where product_id = $1 and size = 'L'", [dress.id]);
    expect(await request(shopper, order.id, [{ ...forSize(lineId, "L"), quantity: 2 }])).toMatchObject({
      code: "OUT_OF_STOCK",
      message: "Only 1 left of the replacement (L, Red).",
    });
  });

  it("needs another variant that is still sold", async () => {
    const { shopper, dress, order, lineId } = await aDeliveredOrder();
    expect(await request(shopper, order.id, [forSize(lineId, "M")])).toMatchObject({
      code: "RETURN_SAME_VARIANT",
    });
    expect(await request(shopper, order.id, [forSize(lineId, "XXL")])).toMatchObject({
      code: "CHOOSE_SIZE_AND_COLOR",
    });
    await sql("update products set archived_at = now() where id = $1", [dress.id]);
    expect(await request(shopper, order.id, [forSize(lineId, "L")])).toMatchObject({
      code: "PRODUCT_NOT_FOUND",
      message: "This piece is no longer sold. You can return it for a refund.",
    });
    expect((await options(shopper, order.id)).data.returnOptions.pieces).toMatchObject([
      { replacements: [] },
    ]);
  });
});
