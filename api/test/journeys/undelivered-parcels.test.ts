import { describe, expect, it } from "vitest";
import { missingPiecesOf } from "../support/missing-pieces.ts";
import { paymentsOf } from "../support/payments.ts";
import { refundsOf } from "../support/refunds.ts";
import { returnsOf } from "../support/returns.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, changeStatus, stockBySize, stockOf } = testShop;
const pay = paymentsOf(testShop);
const { refundedAmounts } = refundsOf(testShop, pay);
const { aDeliveredOrder, request, step, received, found } = returnsOf(testShop);
const { creditsOf, statusOf, timelineOf, aPaidDelivery, withOneMissing } = missingPiecesOf(testShop, pay);
await pay.faults({ webhooks: { isOff: true } });

describe("an order that ends with a missing piece", () => {
  it("never puts the missing piece into stock", async () => {
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

  it("puts only the pieces into stock that are in it", async () => {
    const shipped = await aShippedOrder();
    const { dress } = shipped;
    expect((await cameBack(shipped, 1)).data).toEqual({ updateOrderStatus: { orderStatus: "RETURNED" } });
    await cameBack(shipped, 1);
    expect(await stockBySize(dress.id)).toEqual({ S: 5, M: 4, L: 5 });
  });

  it("takes only those out of stock again that it brought, if its order is reopened", async () => {
    const shipped = await aShippedOrder();
    const { admin, dress, order } = shipped;
    await cameBack(shipped, 1);
    await changeStatus(admin, order.id, "SHIPPED");
    expect(await stockBySize(dress.id)).toEqual({ S: 5, M: 2, L: 5 });
    await changeStatus(admin, order.id, "RETURNED");
    expect(await stockBySize(dress.id)).toEqual({ S: 5, M: 5, L: 5 });
  });

  it("names the pieces in the timeline that are not in it", async () => {
    const shipped = await aShippedOrder();
    const { admin, dress, order } = shipped;
    await cameBack(shipped, 1);
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

  it("is refused for more pieces than the order has", async () => {
    const shipped = await aShippedOrder();
    expect(await cameBack(shipped, 4)).toMatchObject({ code: "BAD_INPUT" });
    expect(await cameBack({ ...shipped, lineId: shipped.order.id }, 1)).toMatchObject({ code: "BAD_INPUT" });
    expect(await cameBack(shipped, 0)).toMatchObject({ code: "BAD_QUANTITY" });
    expect(await stockBySize(shipped.dress.id)).toEqual({ S: 5, M: 2, L: 5 });
  });

  it("is refused for an order that does not end", async () => {
    const shipped = await aShippedOrder();
    expect(await cameBack(shipped, 1, "DELIVERED")).toMatchObject({ code: "BAD_INPUT" });
  });

  it("is refused for an order that has not left", async () => {
    const shipped = await aShippedOrder();
    await changeStatus(shipped.admin, shipped.order.id, "PROCESSING");
    expect(await cameBack(shipped, 1, "CANCELLED")).toMatchObject({ code: "BAD_INPUT" });
    expect(await stockBySize(shipped.dress.id)).toEqual({ S: 5, M: 2, L: 5 });
  });
});
