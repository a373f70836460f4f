import { describe, expect, it } from "vitest";
import { ordersOfSheet } from "../../../src/features/parcels/packing-sheet.store.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { parcelCalls } from "../../support/parcel-calls.ts";
import { returnsOf } from "../../support/returns.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { shop, anAdmin, stockOf } = testShop;
const admin = await anAdmin();
const { ship, changeStatus, orderOf, delhivery } = parcelCalls(testShop, admin);
const { aDeliveredOrder, request, received, completed, step } = returnsOf(testShop);

const sheetLinesOf = async (orderId: string) =>
  (await ordersOfSheet(shop.database, [orderId]))[0]?.lines.map(({ quantity, left }) => ({ quantity, left }));

const shippedPieces = async (orderId: string) =>
  (await orderOf(orderId)).parcels.flatMap(({ lines }) => lines.map(({ quantity }) => quantity));

describe("an order that is set back from delivered to processing", () => {
  it("ships without the pieces that were returned and are back in stock", async () => {
    const { shopper, order, dress, lineId } = await aDeliveredOrder({ quantity: 3 });
    await completed(admin, (await request(shopper, order.id, [{ lineId }])).data.result);
    const stock = await stockOf(dress.id);
    await changeStatus(order.id, "PROCESSING");
    expect(await sheetLinesOf(order.id)).toEqual([{ quantity: 3, left: 2 }]);
    expect((await ship(order.id, delhivery, [{ orderLineId: lineId, quantity: 3 }])).code).toBe(
      "PIECES_INVALID",
    );
    expect((await ship(order.id)).data.shipParcel.orderStatus).toBe("SHIPPED");
    expect(await shippedPieces(order.id)).toEqual([2]);
    expect(await stockOf(dress.id)).toBe(stock);
  });

  it("ships without the pieces of a return until it is refused", async () => {
    const { shopper, order, lineId } = await aDeliveredOrder({ quantity: 2 });
    const open = await received(admin, (await request(shopper, order.id, [{ lineId }])).data.result);
    await changeStatus(order.id, "PROCESSING");
    expect(await sheetLinesOf(order.id)).toEqual([{ quantity: 2, left: 1 }]);
    await step("refuse", admin, open, { reason: "It was worn." });
    expect(await sheetLinesOf(order.id)).toEqual([{ quantity: 2, left: 2 }]);
  });

  it("counts a returned piece that left with a parcel once", async () => {
    const { shopper, order, lineId } = await aDeliveredOrder({ quantity: 3 });
    await changeStatus(order.id, "PROCESSING");
    await ship(order.id, delhivery, [{ orderLineId: lineId, quantity: 1 }]);
    await changeStatus(order.id, "DELIVERED");
    await completed(admin, (await request(shopper, order.id, [{ lineId }])).data.result);
    await changeStatus(order.id, "PROCESSING");
    await ship(order.id, { ...delhivery, trackingId: "DL-2000" });
    expect(await shippedPieces(order.id)).toEqual([1, 2]);
  });

  it("does not count the return of a replacement, which no parcel of the order carries", async () => {
    const { shopper, order, lineId } = await aDeliveredOrder({ quantity: 2 });
    const exchange = { lineId, kind: "EXCHANGE", size: "L", color: "Red" } as const;
    const done = await completed(admin, (await request(shopper, order.id, [exchange])).data.result);
    await step("sendReplacement", admin, done, { courier: "Delhivery", trackingId: "DL-3000" });
    const back = await request(shopper, order.id, [{ lineId, fromSize: "L", fromColor: "Red" }]);
    await completed(admin, back.data.result);
    await changeStatus(order.id, "PROCESSING");
    expect(await sheetLinesOf(order.id)).toEqual([{ quantity: 2, left: 1 }]);
  });

  it("is not shipped if every piece is in a return", async () => {
    const { shopper, order, lineId } = await aDeliveredOrder({ quantity: 2 });
    const exchange = { lineId, quantity: 2, kind: "EXCHANGE", size: "L", color: "Red" } as const;
    await completed(admin, (await request(shopper, order.id, [exchange])).data.result);
    await changeStatus(order.id, "PROCESSING");
    expect(await ship(order.id)).toMatchObject({
      code: "ORDER_NOT_SHIPPABLE",
      message: `Order ${order.orderNumber} has no piece left to ship: all are on their way or were returned.`,
    });
  });
});
