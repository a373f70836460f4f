import { describe, expect, it } from "vitest";
import type { Person } from "../support/factories.ts";
import { paymentsOf } from "../support/payments.ts";
import { refundsOf } from "../support/refunds.ts";
import { returnsOf, type RequestedLine } from "../support/returns.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, gql, aShopper, anAdmin, aProduct, changeStatus, stockBySize, stockOf } = testShop;
const pay = paymentsOf(testShop);
const { refundedAmounts } = refundsOf(testShop, pay);
const { aDeliveredOrder, request, step, received, found, linesOf, options } = returnsOf(testShop);
await pay.faults({ webhooks: { isOff: true } });

const newestMovements = (orderId: string) =>
  sql<{ reason: string; quantity: number }>(
    "select reason, sum(quantity)::int as quantity from stock_movements where order_id = $1 group by reason order by reason",
    [orderId],
  );

const creditsOf = (orderId: string) =>
  sql<{ amount: number; note: number }>(
    `select c.amount::int, (n.snapshot->'sums'->>'total')::int as note
     from order_credits c left join credit_notes n on n.credit_id = c.id where c.order_id = $1 order by c.id`,
    [orderId],
  );

const statusOf = async (orderId: string) => {
  const [row] = await sql<{ status: string }>("select order_status as status from orders where id = $1", [
    orderId,
  ]);
  return row?.status;
};

const timelineOf = async (admin: Person, id: string) =>
  (
    await gql<{ order: { timeline: { title: string; detail: string | null }[] } }>(
      "query($id: ID!) { order(id: $id) { timeline { title detail } } }",
      { id },
      admin.token,
    )
  ).data.order.timeline;

/** A paid and delivered order of 3 dresses at 899.90 rupees. */
const aPaidDelivery = async () => {
  const [shopper, admin, dress] = await Promise.all([
    aShopper(),
    anAdmin(),
    aProduct({ price: 899.9, stock: 10 }),
  ]);
  const { order } = await pay.aPendingOrder({ shopper, lines: [{ productId: dress.id, quantity: 3 }] });
  const proof = await pay.checkout((await pay.start(shopper, order.id)).data.startPayment);
  await pay.verify(shopper, order.id, proof);
  await changeStatus(admin, order.id, "DELIVERED");
  const [line] = await linesOf(order.id);
  return { shopper, admin, dress, order, proof, lineId: line?.id ?? "" };
};

/** A received return of 3 dresses. `more` is the rest of its line. */
const aReceivedReturn = async (more: Partial<RequestedLine> = {}) => {
  const delivered = await aDeliveredOrder({ quantity: 3 });
  const { shopper, admin, order, lineId } = delivered;
  const requested = (await request(shopper, order.id, [{ lineId, quantity: 3, ...more }])).data.result;
  return { ...delivered, arrived: await received(admin, requested) };
};

/** A completed return of 3 dresses, of which 2 arrived. */
const withOneMissing = async (more: Partial<RequestedLine> = {}) => {
  const { arrived, ...delivered } = await aReceivedReturn(more);
  const done = (await step("inspect", delivered.admin, arrived, found(arrived, 2, 1))).data.result;
  return { ...delivered, done };
};

const forL = { kind: "EXCHANGE", size: "L", color: "Red" } as const;

describe("a return of which a piece does not arrive", () => {
  it("refunds, books and credits the pieces that arrived, and the last one when it arrives", async () => {
    const { shopper, admin, dress, order, proof, lineId } = await aPaidDelivery();
    const arrived = await received(
      admin,
      (await request(shopper, order.id, [{ lineId, quantity: 3 }])).data.result,
    );
    const unnamed = { lines: [{ lineId: arrived.lines[0]?.id, restocked: 2, writtenOff: 0 }] };
    expect(await step("inspect", admin, arrived, unnamed)).toMatchObject({ code: "INSPECTION_INVALID" });
    const done = (await step("inspect", admin, arrived, found(arrived, 2, 1))).data.result;
    expect(done).toMatchObject({
      status: "COMPLETED",
      creditedAmount: 1799.8,
      lines: [{ quantity: 3, restocked: 2, writtenOff: 0, missing: 1 }],
    });
    await pay.runJobs();
    expect(await refundedAmounts(proof)).toEqual([179_980]);
    expect(await creditsOf(order.id)).toEqual([{ amount: 179_980, note: 179_980 }]);
    expect([await stockOf(dress.id), await statusOf(order.id)]).toEqual([9, "delivered"]);
    const late = (await step("inspect", admin, done, found(done, 3, 0))).data.result;
    expect(late).toMatchObject({ creditedAmount: 2699.7, lines: [{ restocked: 3, missing: 0 }] });
    expect(late.steps.map(({ kind }) => kind)).toEqual([
      "REQUESTED",
      "APPROVED",
      "RECEIVED",
      "COMPLETED",
      "COMPLETED",
    ]);
    await pay.runJobs();
    expect((await refundedAmounts(proof)).sort()).toEqual([179_980, 89_990]);
    expect(await creditsOf(order.id)).toEqual([
      { amount: 179_980, note: 179_980 },
      { amount: 89_990, note: 89_990 },
    ]);
    expect([await stockOf(dress.id), await statusOf(order.id)]).toEqual([10, "returned"]);
    expect(await newestMovements(order.id)).toEqual([
      { reason: "returned", quantity: 3 },
      { reason: "sold", quantity: -3 },
    ]);
  });

  it("has the missing pieces in the audit, with each change of them", async () => {
    const { admin, done } = await withOneMissing();
    await step("inspect", admin, done, found(done, 2, 0, 1));
    const entries = await sql(
      "select changes from audit_entries where subject_id = $1 and action = 'inspectReturn' order by id",
      [done.id],
    );
    expect(entries).toEqual([
      {
        changes: {
          status: { before: "received", after: "completed" },
          restocked: { before: 0, after: 2 },
          writtenOff: { before: 0, after: 0 },
          missing: { before: 0, after: 1 },
        },
      },
      {
        changes: {
          restocked: { before: 2, after: 2 },
          writtenOff: { before: 0, after: 1 },
          missing: { before: 1, after: 0 },
        },
      },
    ]);
  });

  it("has them in the timeline of the order", async () => {
    const { admin, order, done } = await withOneMissing();
    await step("inspect", admin, done, found(done, 3, 0));
    const events = (await timelineOf(admin, order.id)).filter(({ title }) =>
      /pieces of a return/i.test(title),
    );
    expect(events).toEqual([
      { title: "Pieces of a return did not arrive", detail: `${done.returnNumber}: 1 piece missing` },
      {
        title: "Missing pieces of a return arrived",
        detail: `${done.returnNumber}: 1 piece arrived, 0 missing`,
      },
    ]);
  });

  it("is complete without money if the parcel is empty", async () => {
    const { admin, dress, order, arrived } = await aReceivedReturn();
    const done = (await step("inspect", admin, arrived, found(arrived, 0, 3))).data.result;
    expect(done).toMatchObject({ status: "COMPLETED", creditedAmount: 0, lines: [{ missing: 3 }] });
    expect([await creditsOf(order.id), await stockBySize(dress.id)]).toEqual([[], { S: 5, M: 2, L: 5 }]);
  });
});

describe("missing pieces that arrive later", () => {
  it("are booked once, however often and by however many admins", async () => {
    const { admin, dress, order, done } = await withOneMissing();
    const other = await anAdmin();
    const all = await Promise.all(
      [admin, other, admin, other].map((person) => step("inspect", person, done, found(done, 3, 0))),
    );
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const late = all[0]?.data.result ?? done;
    for (const again of [found(done, 4, 0), found(done, 2, 0, 1), found(done, 2, 1)])
      expect(await step("inspect", admin, late, again)).toMatchObject({ code: "RETURN_CHANGED" });
    expect(await creditsOf(order.id)).toMatchObject([{ amount: 240_000 }, { amount: 120_000 }]);
    expect(await stockBySize(dress.id)).toEqual({ S: 5, M: 5, L: 5 });
  });

  it("are booked as the first of two admins found them", async () => {
    const { admin, dress, order, done } = await withOneMissing();
    const answers = await Promise.all([
      step("inspect", admin, done, found(done, 3, 0)),
      step("inspect", await anAdmin(), done, found(done, 2, 0, 1)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: "RETURN_CHANGED" });
    expect(await creditsOf(order.id)).toHaveLength(2);
    expect((await stockBySize(dress.id))["M"]).toBe(answers[0]?.status === 200 ? 5 : 4);
  });

  it("take back no piece that was inspected", async () => {
    const { admin, done } = await withOneMissing();
    for (const changed of [found(done, 1, 2), found(done, 1, 0, 2), found(done, 3, 1)])
      expect(await step("inspect", admin, done, changed)).toMatchObject({ code: "INSPECTION_INVALID" });
  });

  it("can be requested again instead, never both", async () => {
    const { shopper, admin, order, lineId, done } = await withOneMissing();
    expect((await options(shopper, order.id)).data.returnOptions.pieces).toMatchObject([{ quantity: 1 }]);
    const tooMany = await request(shopper, order.id, [{ lineId, quantity: 2 }]);
    expect(tooMany).toMatchObject({ code: "RETURN_TOO_MANY" });
    const again = (await request(shopper, order.id, [{ lineId }])).data.result;
    expect(await step("inspect", admin, done, found(done, 3, 0))).toMatchObject({
      code: "RETURN_STEP_INVALID",
      message: "The missing pieces are part of another return, or they are refunded already.",
    });
    await step("withdraw", shopper, again);
    expect((await step("inspect", admin, done, found(done, 3, 0))).data.result.creditedAmount).toBe(3600);
    expect(await request(shopper, order.id, [{ lineId }])).toMatchObject({ code: "RETURN_NOT_DELIVERED" });
  });

  it("are refunded once when the request for them and their arrival meet", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { shopper, admin, order, lineId, done } = await withOneMissing();
      const [requested, inspected] = await Promise.all([
        request(shopper, order.id, [{ lineId }]),
        step("inspect", admin, done, found(done, 3, 0)),
      ]);
      expect([requested.status, inspected.status].sort()).toEqual([200, 409]);
      expect(await creditsOf(order.id)).toHaveLength(inspected.status === 200 ? 2 : 1);
    }
  });

  it("bring no money after an admin has refunded them by hand", async () => {
    const { admin, order, lineId, done } = await withOneMissing();
    const seen = { orderStatus: "DELIVERED", creditedAmount: 2400 };
    const lines = [{ lineId, quantity: 1, size: "M", color: "Red", isRestocked: false }];
    const refunded = await gql(
      "mutation($input: RefundOrderInput!) { refundOrder(input: $input) { id } }",
      {
        input: { orderId: order.id, idempotencyKey: "lost-with-courier-1", seen, lines, hasShipping: false },
      },
      admin.token,
    );
    expect(refunded.errors).toEqual([]);
    expect(await step("inspect", admin, done, found(done, 3, 0))).toMatchObject({
      code: "RETURN_STEP_INVALID",
    });
  });
});

describe("an exchange of which a piece does not arrive", () => {
  it("sends no replacement for it until it arrives, then in a parcel of its own", async () => {
    const { shopper, admin, dress, order, done } = await withOneMissing(forL);
    expect(done).toMatchObject({ creditedAmount: 0, lines: [{ restocked: 2, missing: 1 }] });
    expect(await stockBySize(dress.id)).toEqual({ S: 5, M: 4, L: 3 });
    expect(done.lines).toMatchObject([{ replacementsDue: 2 }]);
    const parcel = { courier: "Blue Dart", trackingId: "BD-2001" };
    const sent = (await step("sendReplacement", admin, done, parcel)).data.result;
    const piecesOf = async () => (await options(shopper, order.id)).data.returnOptions.pieces;
    expect(await piecesOf()).toMatchObject([
      { size: "M", quantity: 1 },
      { size: "L", quantity: 2 },
    ]);
    const late = (await step("inspect", admin, sent, found(sent, 3, 0))).data.result;
    expect(late.lines).toMatchObject([{ replacementsDue: 1 }]);
    expect(await stockBySize(dress.id)).toEqual({ S: 5, M: 5, L: 2 });
    expect(await piecesOf()).toMatchObject([{ size: "L", quantity: 2 }]);
    const due = async () => {
      const [row] = await sql<{ due: boolean }>(
        "select replacement_due_at is not null as due from returns where id = $1",
        [done.id],
      );
      return row?.due;
    };
    expect(await due()).toBe(true);
    const second = (await step("sendReplacement", admin, late, { ...parcel, trackingId: "BD-2002" })).data
      .result;
    expect(second.steps.filter(({ kind }) => kind === "REPLACEMENT_SENT")).toHaveLength(2);
    expect([await due(), await piecesOf()]).toMatchObject([false, [{ size: "L", quantity: 3 }]]);
    expect(await creditsOf(order.id)).toEqual([]);
  });

  it("has no replacement to be sent if none arrives", async () => {
    const { admin, dress, arrived } = await aReceivedReturn(forL);
    const done = (await step("inspect", admin, arrived, found(arrived, 0, 3))).data.result;
    expect(await stockBySize(dress.id)).toEqual({ S: 5, M: 2, L: 5 });
    const parcel = { courier: "Blue Dart", trackingId: "BD-2003" };
    expect(await step("sendReplacement", admin, done, parcel)).toMatchObject({ code: "RETURN_STEP_INVALID" });
  });

  it("is refused while the replacement is sold out, and nothing is booked", async () => {
    const { admin, dress, done } = await withOneMissing(forL);
    await sql("update stock_units set stock = 0 where product_id = $1 and size = 'L'", [dress.id]);
    expect(await step("inspect", admin, done, found(done, 3, 0))).toMatchObject({
      code: "OUT_OF_STOCK",
      message:
        "The replacement (L, Red) has just sold out. You can refund the pieces on the page of the order instead.",
    });
    expect(await stockBySize(dress.id)).toEqual({ S: 5, M: 4, L: 0 });
  });
});

describe("an order that ends with a missing piece", () => {
  it("does not put it into stock, and takes the same pieces when it is taken up again", async () => {
    const { admin, dress, order, done } = await withOneMissing();
    await changeStatus(admin, order.id, "RETURNED");
    expect(await stockBySize(dress.id)).toEqual({ S: 5, M: 4, L: 5 });
    expect(await step("inspect", admin, done, found(done, 3, 0))).toMatchObject({
      code: "RETURN_STEP_INVALID",
      message: "The whole order is returned. Please book the pieces by a stock count.",
    });
    await changeStatus(admin, order.id, "DELIVERED");
    expect(await stockBySize(dress.id)).toEqual({ S: 5, M: 4, L: 5 });
  });

  it("puts the piece into stock if another return brought it", async () => {
    const { shopper, admin, dress, order, lineId } = await withOneMissing();
    const again = await received(admin, (await request(shopper, order.id, [{ lineId }])).data.result);
    await step("inspect", admin, again, found(again, 1, 0));
    expect([await statusOf(order.id), await stockBySize(dress.id)]).toEqual([
      "returned",
      { S: 5, M: 5, L: 5 },
    ]);
  });
});

describe("a parcel that comes back to the shop undelivered", () => {
  /** Three dresses in size M of a shipped order. */
  const aShippedOrder = async () => {
    const delivered = await aDeliveredOrder({ quantity: 3 });
    await changeStatus(delivered.admin, delivered.order.id, "SHIPPED");
    return delivered;
  };

  const cameBack = (
    { admin, order, lineId }: Awaited<ReturnType<typeof aShippedOrder>>,
    quantity: number,
    status = "RETURNED",
  ) =>
    gql(
      "mutation($input: UpdateOrderStatusInput!) { updateOrderStatus(input: $input) { orderStatus } }",
      {
        input: {
          orderId: order.id,
          status,
          missing: [{ lineId, quantity, size: "M", color: "Red" }],
        },
      },
      admin.token,
    );

  it("puts only the pieces into stock that are in it, once, and the timeline names the others", async () => {
    const shipped = await aShippedOrder();
    const { admin, dress, order } = shipped;
    expect((await cameBack(shipped, 1)).data).toEqual({ updateOrderStatus: { orderStatus: "RETURNED" } });
    await cameBack(shipped, 1);
    expect(await stockBySize(dress.id)).toEqual({ S: 5, M: 4, L: 5 });
    expect(await timelineOf(admin, order.id)).toContainEqual({
      title: "Pieces did not come back",
      detail: `1 × ${dress.title} (M, Red)`,
    });
  });

  it("refunds a paid order in full: the shopper has none of its pieces", async () => {
    const { admin, dress, order, proof, lineId } = await aPaidDelivery();
    await changeStatus(admin, order.id, "SHIPPED");
    const missing = [{ lineId, quantity: 1 }];
    const input = { orderId: order.id, status: "RETURNED", missing };
    await gql(
      "mutation($input: UpdateOrderStatusInput!) { updateOrderStatus(input: $input) { id } }",
      { input },
      admin.token,
    );
    await pay.runJobs();
    expect(await refundedAmounts(proof)).toEqual([269_970]);
    expect(await creditsOf(order.id)).toEqual([{ amount: 269_970, note: 269_970 }]);
    expect(await stockOf(dress.id)).toBe(9);
  });

  it("is refused for more pieces than the order has, and for an order that does not end or has not left", async () => {
    const shipped = await aShippedOrder();
    expect(await cameBack(shipped, 4)).toMatchObject({ code: "BAD_INPUT" });
    expect(await cameBack({ ...shipped, lineId: shipped.order.id }, 1)).toMatchObject({ code: "BAD_INPUT" });
    expect(await cameBack(shipped, 0)).toMatchObject({ code: "BAD_QUANTITY" });
    expect(await cameBack(shipped, 1, "DELIVERED")).toMatchObject({ code: "BAD_INPUT" });
    await changeStatus(shipped.admin, shipped.order.id, "PROCESSING");
    expect(await cameBack(shipped, 1, "CANCELLED")).toMatchObject({ code: "BAD_INPUT" });
    expect(await stockBySize(shipped.dress.id)).toEqual({ S: 5, M: 2, L: 5 });
  });
});
