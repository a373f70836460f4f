import { describe, expect, it } from "vitest";
import { missingPiecesOf } from "../support/missing-pieces.ts";
import { paymentsOf } from "../support/payments.ts";
import { refundsOf } from "../support/refunds.ts";
import { returnsOf } from "../support/returns.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, gql, anAdmin, stockBySize, stockOf } = testShop;
const pay = paymentsOf(testShop);
const { refundedAmounts } = refundsOf(testShop, pay);
const { request, step, received, found, options } = returnsOf(testShop);
const books = missingPiecesOf(testShop, pay);
const { newestMovements, creditsOf, statusOf, timelineOf, aPaidDelivery, aReceivedReturn, withOneMissing } =
  books;
await pay.faults({ webhooks: { isOff: true } });

const forL = { kind: "EXCHANGE", size: "L", color: "Red" } as const;

describe("a return of which a piece does not arrive", () => {
  it("refunds, books and credits each piece when it arrives", async () => {
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

  it("is booked only while its replacement is in stock", async () => {
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
