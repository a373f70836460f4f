import { describe, expect, it } from "vitest";
import { returnsOf } from "../support/returns.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, changeStatus, stockBySize } = testShop;
const returns = returnsOf(testShop);
const { aDeliveredOrder, request, step, received, completed, linesOf } = returns;

/** The steps of a return about which the shopper gets a mail. */
const mailedSteps = async (returnId: string) => {
  const mails = await sql<{ step: string }>(
    "select payload->>'step' as step from graphile_worker._private_jobs where payload->>'returnId' = $1 order by id",
    [returnId],
  );
  return mails.map(({ step: kind }) => kind);
};

describe("a return that ends early", () => {
  it("is withdrawn by the shopper until the shop has the pieces", async () => {
    const { shopper, admin, order, lineId } = await aDeliveredOrder({ quantity: 1 });
    const first = (await request(shopper, order.id, [{ lineId }])).data.result;
    await step("approve", admin, first);
    expect((await step("withdraw", shopper, first)).data.result.status).toBe("WITHDRAWN");
    const second = (await request(shopper, order.id, [{ lineId }])).data.result;
    const arrived = await received(admin, second);
    expect(await step("withdraw", shopper, arrived)).toMatchObject({
      status: 409,
      message: "This return is received. It cannot be withdrawn now.",
    });
  });

  it("is refused with a reason that the shopper reads, also after its arrival", async () => {
    const { shopper, admin, dress, order, lineId } = await aDeliveredOrder();
    const arrived = await received(admin, (await request(shopper, order.id, [{ lineId }])).data.result);
    expect(await step("refuse", admin, arrived, { reason: " " })).toMatchObject({
      code: "RETURN_REASON_NEEDED",
    });
    const refused = (await step("refuse", admin, arrived, { reason: "The dress was worn." })).data.result;
    expect(refused).toMatchObject({ status: "REFUSED", refusalReason: "The dress was worn." });
    expect(await stockBySize(dress.id)).toMatchObject({ M: 3 });
  });

  it("is closed when the admin cancels the order, whose pieces go back once", async () => {
    const { shopper, admin, dress, order, lineId } = await aDeliveredOrder({ quantity: 3 });
    const { id } = await completed(admin, (await request(shopper, order.id, [{ lineId }])).data.result);
    const open = (await request(shopper, order.id, [{ lineId }])).data.result;
    const exchange = { lineId, kind: "EXCHANGE", size: "L", color: "Red" } as const;
    const held = (await request(shopper, order.id, [exchange])).data.result;
    expect(await stockBySize(dress.id)).toEqual({ S: 5, M: 3, L: 4 });
    await changeStatus(admin, order.id, "CANCELLED");
    expect(await stockBySize(dress.id)).toEqual({ S: 5, M: 5, L: 5 });
    const { nodes } = await returns.myReturns(shopper);
    expect(nodes.map((node) => [node.id, node.status])).toEqual([
      [held.id, "CLOSED"],
      [open.id, "CLOSED"],
      [id, "COMPLETED"],
    ]);
    for (const name of ["approve", "receive"] as const)
      expect(await step(name, admin, open)).toMatchObject({ status: 409, code: "RETURN_STEP_INVALID" });
    const [line] = await linesOf(order.id);
    const tooLate = await request(shopper, order.id, [{ lineId: line?.id ?? "" }]);
    expect(tooLate).toMatchObject({ code: "RETURN_NOT_DELIVERED" });
  });

  it("leaves an order that can be reopened with the pieces that it still has", async () => {
    const { shopper, admin, dress, order, lineId } = await aDeliveredOrder({ quantity: 3 });
    await request(shopper, order.id, [{ lineId, kind: "EXCHANGE", size: "L", color: "Red" }]);
    await changeStatus(admin, order.id, "CANCELLED");
    await changeStatus(admin, order.id, "DELIVERED");
    expect(await stockBySize(dress.id)).toEqual({ S: 5, M: 2, L: 5 });
  });
});

describe("a step of the admin", () => {
  it("has one effect when it is repeated, one after another or at once", async () => {
    const { shopper, admin, dress, order, lineId } = await aDeliveredOrder();
    const requested = (await request(shopper, order.id, [{ lineId }])).data.result;
    await step("approve", admin, requested);
    const approved = (await step("approve", admin, requested)).data.result;
    expect(approved.steps).toHaveLength(2);
    const arrived = (await step("receive", admin, approved)).data.result;
    const lines = returns.restocked(arrived);
    const responses = await Promise.all([1, 2, 3, 4].map(() => step("inspect", admin, arrived, { lines })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await stockBySize(dress.id)).toMatchObject({ M: 4 });
    expect(responses[0]?.data.result.steps).toHaveLength(4);
    const [credits] = await sql("select count(*)::int from order_credits where order_id = $1", [order.id]);
    expect(credits).toEqual({ count: 1 });
  });

  it("is refused if the return has changed since the admin saw it", async () => {
    const { shopper, admin, order, lineId } = await aDeliveredOrder();
    const requested = (await request(shopper, order.id, [{ lineId }])).data.result;
    const lines = returns.restocked(requested);
    expect(await step("inspect", admin, requested, { lines })).toMatchObject({ code: "RETURN_STEP_INVALID" });
    await step("approve", admin, requested);
    for (const name of ["receive", "inspect"] as const)
      expect(await step(name, admin, requested, { lines })).toMatchObject({
        status: 409,
        code: "RETURN_CHANGED",
      });
  });

  it("receives and inspects an approved return at once: one mail, each step recorded, the money credited once", async () => {
    const { shopper, admin, dress, order, lineId } = await aDeliveredOrder();
    const requested = (await request(shopper, order.id, [{ lineId }])).data.result;
    const approved = (await step("approve", admin, requested)).data.result;
    const lines = returns.restocked(approved);
    const responses = await Promise.all([1, 2].map(() => step("inspect", admin, approved, { lines })));
    for (const { data } of responses)
      expect(data.result).toMatchObject({
        status: "COMPLETED",
        creditedAmount: 1200,
        steps: [{ kind: "REQUESTED" }, { kind: "APPROVED" }, { kind: "RECEIVED" }, { kind: "COMPLETED" }],
      });
    expect(await stockBySize(dress.id)).toMatchObject({ M: 4 });
    expect(await mailedSteps(approved.id)).toEqual(["requested", "approved", "completed"]);
  });

  it("is refused if another admin has made it with another finding or reason", async () => {
    const { shopper, admin, dress, order, lineId } = await aDeliveredOrder();
    const arrived = await received(admin, (await request(shopper, order.id, [{ lineId }])).data.result);
    const damaged = [{ lineId: arrived.lines[0]?.id, restocked: 0, writtenOff: 1 }];
    await step("inspect", admin, arrived, { lines: returns.restocked(arrived) });
    expect(await step("inspect", admin, arrived, { lines: damaged })).toMatchObject({
      code: "RETURN_CHANGED",
    });
    expect(await stockBySize(dress.id)).toMatchObject({ M: 4 });
    const next = (await request(shopper, order.id, [{ lineId }])).data.result;
    await step("refuse", admin, next, { reason: "The dress was worn." });
    expect(await step("refuse", admin, next, { reason: " The dress was worn." })).toMatchObject({
      data: { result: { refusalReason: "The dress was worn." } },
    });
    expect(await step("refuse", admin, next, { reason: "The dress was washed." })).toMatchObject({
      code: "RETURN_CHANGED",
    });
  });

  it("needs an inspection of every piece", async () => {
    const { shopper, admin, order, lineId } = await aDeliveredOrder();
    const arrived = await received(admin, (await request(shopper, order.id, [{ lineId }])).data.result);
    const lines = [{ lineId: arrived.lines[0]?.id, restocked: 2, writtenOff: 0 }];
    expect(await step("inspect", admin, arrived, { lines })).toMatchObject({ code: "INSPECTION_INVALID" });
  });

  it("wins or loses against the shopper who withdraws in the same moment, with the right stock", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { shopper, admin, dress, order, lineId } = await aDeliveredOrder();
      const exchange = { lineId, kind: "EXCHANGE", size: "S", color: "Red" } as const;
      const requested = (await request(shopper, order.id, [exchange])).data.result;
      const approved = (await step("approve", admin, requested)).data.result;
      const [withdrawn, arrived] = await Promise.all([
        step("withdraw", shopper, approved),
        step("receive", admin, approved),
      ]);
      expect([withdrawn.status, arrived.status].sort()).toEqual([200, 409]);
      expect(await stockBySize(dress.id)).toMatchObject({ S: withdrawn.status === 200 ? 5 : 4, M: 3 });
    }
  });
});
