import { describe, expect, it } from "vitest";
import { returnsOf } from "../support/returns.ts";
import { openTestShop } from "../support/test-shop.ts";
import { itInOneDay } from "../support/within-one-day.ts";

const testShop = await openTestShop();
const { sql, aShopper, gql, changeStatus } = testShop;
const { aDeliveredOrder, request, step, completed, options, passDays, myReturns } = returnsOf(testShop);

const QUOTE_RETURN = `query($orderId: ID!, $lines: [ReturnLineInput!]!) {
  returnQuote(input: { orderId: $orderId, lines: $lines }) { amount } }`;
const RETURNABLE = "query($id: ID!) { order(id: $id) { returnableUntil } }";

describe("a request", () => {
  it("is refused before the delivery", async () => {
    const { shopper, admin, order, lineId } = await aDeliveredOrder();
    await changeStatus(admin, order.id, "SHIPPED");
    expect(await request(shopper, order.id, [{ lineId }])).toMatchObject({
      status: 409,
      code: "RETURN_NOT_DELIVERED",
      message: "Only pieces of a delivered order can be returned.",
    });
    expect((await options(shopper, order.id)).code).toBe("RETURN_NOT_DELIVERED");
    const lines = [{ lineId, quantity: 1, kind: "RETURN", reason: "TOO_LARGE" }];
    const quoted = await gql(QUOTE_RETURN, { orderId: order.id, lines }, shopper.token);
    expect(quoted.code).toBe("RETURN_NOT_DELIVERED");
  });

  itInOneDay("is refused after day 30, with the day on which the time ended", async () => {
    const { shopper, order, lineId } = await aDeliveredOrder();
    await passDays(order.id, 30);
    expect((await options(shopper, order.id)).data.returnOptions.pieces).toHaveLength(1);
    const { data } = await gql<{ order: { returnableUntil: string } }>(
      RETURNABLE,
      { id: order.id },
      shopper.token,
    );
    expect(data.order.returnableUntil).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect((await request(shopper, order.id, [{ lineId }])).status).toBe(200);
    await passDays(order.id, 1);
    const late = await request(shopper, order.id, [{ lineId }]);
    expect(late).toMatchObject({ status: 409, code: "RETURN_TOO_LATE" });
    expect(late.message).toMatch(/^The 30 days for a return ended on \d+ \w+ \d{4}\.$/);
    expect((await options(shopper, order.id)).code).toBe("RETURN_TOO_LATE");
    const closed = await gql(RETURNABLE, { id: order.id }, shopper.token);
    expect(closed.data).toEqual({ order: { returnableUntil: null } });
  });

  it("is refused for more pieces than the order still has", async () => {
    const { shopper, admin, order, lineId } = await aDeliveredOrder();
    const tooMany = { status: 409, code: "RETURN_TOO_MANY" };
    expect(await request(shopper, order.id, [{ lineId, quantity: 3 }])).toMatchObject(tooMany);
    expect(await request(shopper, order.id, [{ lineId, quantity: 2 }, { lineId }])).toMatchObject(tooMany);
    const first = (await request(shopper, order.id, [{ lineId }])).data.result;
    expect(await request(shopper, order.id, [{ lineId, quantity: 2 }])).toMatchObject(tooMany);
    await completed(admin, first);
    expect(await request(shopper, order.id, [{ lineId, quantity: 2 }])).toMatchObject(tooMany);
    expect((await request(shopper, order.id, [{ lineId }])).status).toBe(200);
  });

  it("of two tabs at once gives one return of a piece", async () => {
    const { shopper, order, lineId } = await aDeliveredOrder({ quantity: 1 });
    const responses = await Promise.all([1, 2, 3, 4].map(() => request(shopper, order.id, [{ lineId }])));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await myReturns(shopper)).totalCount).toBe(1);
  });

  it("gives the same return for the same key", async () => {
    const { shopper, order, lineId } = await aDeliveredOrder();
    const key = "return-of-a-dress";
    const responses = await Promise.all([1, 2, 3].map(() => request(shopper, order.id, [{ lineId }], key)));
    expect(new Set(responses.map(({ data }) => data.result.id)).size).toBe(1);
  });

  it("refuses the key of another request", async () => {
    const { shopper, order, lineId } = await aDeliveredOrder();
    const key = "return-of-a-dress";
    await request(shopper, order.id, [{ lineId }], key);
    expect(await request(shopper, order.id, [{ lineId, quantity: 2 }], key)).toMatchObject({
      status: 409,
      code: "KEY_REUSED",
    });
  });

  it("finds no order and no return of another shopper", async () => {
    const { shopper, order, lineId } = await aDeliveredOrder();
    const other = await aShopper();
    expect(await request(other, order.id, [{ lineId }])).toMatchObject({
      status: 404,
      code: "ORDER_NOT_FOUND",
    });
    expect((await options(other, order.id)).code).toBe("ORDER_NOT_FOUND");
    const own = (await request(shopper, order.id, [{ lineId }])).data.result;
    expect(await step("withdraw", other, own)).toMatchObject({ status: 404, code: "RETURN_NOT_FOUND" });
    expect((await myReturns(shopper)).nodes).toMatchObject([{ status: "REQUESTED" }]);
  });

  it("is refused for a line of another order", async () => {
    const [{ shopper, order }, another] = await Promise.all([aDeliveredOrder(), aDeliveredOrder()]);
    expect(await request(shopper, order.id, [{ lineId: another.lineId }])).toMatchObject({
      status: 404,
      code: "ORDER_LINE_NOT_FOUND",
    });
  });

  it("is refused without lines", async () => {
    const { shopper, order } = await aDeliveredOrder();
    expect(await request(shopper, order.id, [])).toMatchObject({ code: "RETURN_EMPTY" });
  });

  it("is refused with an invalid quantity, key or comment", async () => {
    const { shopper, order, lineId } = await aDeliveredOrder();
    for (const quantity of [0, -1, 100])
      expect(await request(shopper, order.id, [{ lineId, quantity }])).toMatchObject({
        code: "BAD_QUANTITY",
      });
    expect(await request(shopper, order.id, [{ lineId }], "short")).toMatchObject({ code: "BAD_KEY" });
    expect(await request(shopper, order.id, [{ lineId, comment: "x".repeat(501) }])).toMatchObject({
      code: "BAD_INPUT",
    });
    const [written] = await sql("select count(*)::int from returns where user_id = $1", [shopper.id]);
    expect(written).toEqual({ count: 0 });
  });
});
