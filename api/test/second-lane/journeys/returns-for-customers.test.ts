import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Person } from "../../support/factories.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { orderChangesOf } from "../../support/order-changes.ts";
import { returnsOf, type ReturnFields } from "../../support/returns.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, aShopper, aProduct, anOrder } = testShop;
const { aDeliveredOrder, request, completed, myReturns, passDays } = returnsOf(testShop);
const { timeline } = orderChangesOf(testShop);

/** An admin requests the return of one piece in the customer's name. */
const requestForCustomer = (
  admin: Person,
  orderId: string,
  lineId: string,
  input: Record<string, unknown> = {},
) =>
  gql<{ requestReturnForCustomer: ReturnFields }>(
    `mutation($input: RequestReturnInput!) { requestReturnForCustomer(input: $input) {
      id returnNumber status version expectedAmount creditedAmount lines { id quantity size newSize } steps { kind } } }`,
    {
      input: {
        orderId,
        idempotencyKey: randomUUID(),
        lines: [{ lineId, quantity: 1, kind: "RETURN", reason: "TOO_SMALL" }],
        ...input,
      },
    },
    admin.token,
  );

describe("a return that an admin requests for a customer", () => {
  it("is the customer's own: in the list, mailed, completed as any other", async () => {
    const { shopper, admin, order, lineId } = await aDeliveredOrder();
    const { data } = await requestForCustomer(admin, order.id, lineId);
    const { returnNumber, expectedAmount } = data.requestReturnForCustomer;
    expect(expectedAmount).toBe(1200);
    expect((await myReturns(shopper)).nodes).toMatchObject([{ returnNumber, status: "REQUESTED" }]);
    const [job] = await sql(
      "select 1 as one from graphile_worker.jobs where task_identifier = 'mail-return' and key is null limit 1",
    );
    expect(job).toBeDefined();
    expect((await completed(admin, data.requestReturnForCustomer)).creditedAmount).toBe(1200);
  });

  it("is in the timeline with who asked", async () => {
    const { admin, order, lineId } = await aDeliveredOrder();
    const { data } = await requestForCustomer(admin, order.id, lineId);
    expect(await timeline(admin, order.id)).toContainEqual({
      kind: "CHANGE",
      title: "Return requested for the customer",
      detail: expect.stringContaining(`${data.requestReturnForCustomer.returnNumber}, 1 × `),
      by: expect.stringMatching(/^(?!the shopper)/),
    });
  });

  it("takes the replacement of an exchange from stock", async () => {
    const { admin, order, lineId, dress } = await aDeliveredOrder();
    const lines = [{ lineId, quantity: 1, kind: "EXCHANGE", reason: "TOO_SMALL", size: "L", color: "Red" }];
    const { data } = await requestForCustomer(admin, order.id, lineId, { lines });
    expect(data.requestReturnForCustomer.lines).toMatchObject([{ newSize: "L" }]);
    const [unit] = await sql("select stock from stock_units where product_id = $1 and size = 'L'", [
      dress.id,
    ]);
    expect(unit).toEqual({ stock: 4 });
  });

  it("names a piece once, also when the customer requests it at the same moment", async () => {
    const { shopper, admin, order, lineId } = await aDeliveredOrder({ quantity: 1 });
    const idempotencyKey = randomUUID();
    const answers = await Promise.all([
      requestForCustomer(admin, order.id, lineId, { idempotencyKey }),
      requestForCustomer(admin, order.id, lineId, { idempotencyKey }),
      request(shopper, order.id, [{ lineId }]),
    ]);
    const rows = await sql("select id from returns where order_id = $1", [order.id]);
    expect(rows).toHaveLength(1);
    expect(answers.some(({ code }) => code === "RETURN_TOO_MANY")).toBe(true);
  });

  it("has every rule of the customer's own: delivered, within the days, no more pieces than there are", async () => {
    const { admin, order, lineId } = await aDeliveredOrder();
    const tooMany = [{ lineId, quantity: 3, kind: "RETURN", reason: "OTHER" }];
    expect(await requestForCustomer(admin, order.id, lineId, { lines: tooMany })).toMatchObject({
      code: "RETURN_TOO_MANY",
    });
    expect(await requestForCustomer(admin, order.id, lineId, { lines: [] })).toMatchObject({
      code: "RETURN_EMPTY",
    });
    await passDays(order.id, 60);
    expect(await requestForCustomer(admin, order.id, lineId)).toMatchObject({ code: "RETURN_TOO_LATE" });
    const dress = await aProduct({ price: 900 });
    const open = await anOrder({ shopper: await aShopper(), lines: [{ productId: dress.id, quantity: 1 }] });
    expect(await requestForCustomer(admin, open.id, lineId)).toMatchObject({ code: "RETURN_NOT_DELIVERED" });
    expect(await requestForCustomer(admin, randomUUID(), lineId)).toMatchObject({ code: "ORDER_NOT_FOUND" });
  });
});

describe("the returns of the admin", () => {
  const twoReturns = async () => {
    const [one, other] = [await aDeliveredOrder(), await aDeliveredOrder()];
    const { returnNumber } = (await request(one.shopper, one.order.id, [{ lineId: one.lineId }])).data.result;
    await request(other.shopper, other.order.id, [{ lineId: other.lineId }]);
    const found = async (text: string, more: { statuses?: string[]; customerId?: string } = {}) => {
      const { data } = await gql<{ returns: { totalCount: number; nodes: { returnNumber: string }[] } }>(
        `query($filter: ReturnFilter) {
          returns(filter: $filter) { totalCount nodes { returnNumber } } }`,
        { filter: { text, ...more } },
        one.admin.token,
      );
      expect(data.returns.totalCount).toBe(data.returns.nodes.length);
      return data.returns.nodes.map((node) => node.returnNumber);
    };
    return { one, other, returnNumber, found };
  };

  it("are found by the name of the order's address", async () => {
    const { one, returnNumber, found } = await twoReturns();
    const { orderNumber } = one.order;
    expect(await found(`${orderNumber} asha`)).toEqual([returnNumber]);
    expect(await found(`${orderNumber} meera`)).toEqual([]);
  });

  it("are found by number within a status and an account", async () => {
    const { one, other, returnNumber, found } = await twoReturns();
    for (const text of [returnNumber, returnNumber.toLowerCase(), one.order.orderNumber])
      expect(await found(text)).toEqual([returnNumber]);
    expect(await found(returnNumber, { statuses: ["COMPLETED"] })).toEqual([]);
    expect(await found("nobody")).toEqual([]);
    expect(await found(returnNumber, { customerId: one.shopper.id })).toEqual([returnNumber]);
    expect(await found(returnNumber, { customerId: other.shopper.id })).toEqual([]);
    expect(await found(" ")).toContain(returnNumber);
  });
});
