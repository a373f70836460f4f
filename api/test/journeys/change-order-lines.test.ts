import { describe, expect, it } from "vitest";
import { CHANGE_ORDER_LINE } from "../support/admin-order-operations.ts";
import type { Person } from "../support/factories.ts";
import { orderChangesOf } from "../support/order-changes.ts";
import { parcelCalls } from "../support/parcel-calls.ts";
import { refundsByHand } from "../support/refunds-by-hand.ts";
import { returnsOf } from "../support/returns.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, stockOf, aShopper, anAdmin, aProduct, anOrder, changeStatus, stockBySize } = testShop;
const { aSale, timeline } = orderChangesOf(testShop);
const { request, completed, options } = returnsOf(testShop);

describe("the size of a line", () => {
  const change = (
    admin: Person,
    sale: { order: { id: string }; lineId: string },
    to: object,
    seen?: object,
  ) =>
    gql<{ updateOrderLine: { finalAmount: number; lines: { size: string; quantity: number }[] } }>(
      CHANGE_ORDER_LINE,
      {
        orderId: sale.order.id,
        lineId: sale.lineId,
        variant: { color: "Red", ...to },
        seen: { size: "M", color: "Red", ...seen },
      },
      admin.token,
    );

  it("is changed in a packed order, which is then no longer packed: the closed box has the old piece", async () => {
    const sale = await aSale();
    await sql("update orders set packed_at = now() where id = $1", [sale.order.id]);
    await change(sale.admin, sale, { size: "M" });
    const isPacked = () =>
      sql("select 1 from orders where id = $1 and packed_at is not null", [sale.order.id]);
    expect(await isPacked()).toHaveLength(1);
    await change(sale.admin, sale, { size: "L" });
    expect(await isPacked()).toEqual([]);
  });

  it("changes at the price of the order", async () => {
    const sale = await aSale();
    await sql("update products set price = 99900 where id = $1", [sale.dress.id]);
    const { data } = await change(sale.admin, sale, { size: "L" });
    expect(data.updateOrderLine).toMatchObject({ finalAmount: 1800, lines: [{ size: "L", quantity: 2 }] });
  });

  it("moves the pieces of the order", async () => {
    const sale = await aSale();
    await change(sale.admin, sale, { size: "L" });
    expect(await stockBySize(sale.dress.id)).toEqual({ S: 3, M: 3, L: 1 });
    await changeStatus(sale.admin, sale.order.id, "CANCELLED");
    expect(await stockBySize(sale.dress.id)).toEqual({ S: 3, M: 3, L: 3 });
  });

  it("is audited when it changes", async () => {
    const sale = await aSale();
    await change(sale.admin, sale, { size: "L" });
    const entries = await sql<{ action: string }>("select action from audit_entries where subject_id = $1", [
      sale.order.id,
    ]);
    expect(entries).toEqual([{ action: "changeOrderLine" }]);
    expect(await timeline(sale.admin, sale.order.id)).toContainEqual({
      kind: "CHANGE",
      title: "Size or colour changed",
      detail: "Neem dress: L, Red, before: M, Red",
      by: "Ravi",
    });
  });

  it("is refused for a size with too few pieces", async () => {
    const sale = await aSale();
    await sql("update stock_units set stock = case size when 'L' then 1 else 0 end where product_id = $1", [
      sale.dress.id,
    ]);
    const messages = [];
    for (const size of ["L", "S"])
      messages.push((await change(sale.admin, sale, { size })).errors?.[0]?.message);
    expect(messages).toEqual([
      "Only 1 left of Neem dress in this size and colour.",
      "Neem dress is out of stock in this size and colour.",
    ]);
    expect(await stockBySize(sale.dress.id)).toEqual({ S: 0, M: 0, L: 1 });
  });

  it("changes both ways at once, without a lost piece", async () => {
    const [one, other] = [await aSale(), await aSale()];
    const both = await anOrder({
      lines: [{ productId: one.dress.id, size: "L", color: "Red", quantity: 1 }],
    });
    const [line] = await sql<{ id: string }>("select id from order_lines where order_id = $1", [both.id]);
    const [first, second] = await Promise.all([
      change(one.admin, one, { size: "L" }),
      change(other.admin, { order: both, lineId: line?.id ?? "" }, { size: "M" }, { size: "L" }),
    ]);
    expect([first.code, second.code]).toEqual([undefined, undefined]);
    expect(await stockOf(one.dress.id)).toBe(6);
    expect(await stockBySize(one.dress.id)).toEqual({ S: 3, M: 2, L: 1 });
  });

  it("is refused if the product does not have it", async () => {
    const sale = await aSale();
    expect((await change(sale.admin, sale, { size: "XL" })).code).toBe("CHOOSE_SIZE_AND_COLOR");
  });

  it("is refused if another request has changed it", async () => {
    const sale = await aSale();
    expect((await change(sale.admin, sale, { size: "L" }, { size: "S" })).code).toBe("ORDER_CHANGED");
  });

  it("is refused for the line of another order", async () => {
    const [sale, another] = [await aSale(), await aSale()];
    expect((await change(sale.admin, { ...sale, lineId: another.lineId }, { size: "L" })).code).toBe(
      "ORDER_LINE_NOT_FOUND",
    );
  });

  it("is refused after shipping", async () => {
    const sale = await aSale();
    await changeStatus(sale.admin, sale.order.id, "SHIPPED");
    const refused = await change(sale.admin, sale, { size: "L" });
    expect([refused.code, refused.errors?.[0]?.message]).toEqual([
      "ORDER_SHIPPED",
      "This order has been shipped or closed and can no longer be changed.",
    ]);
    expect(await stockBySize(sale.dress.id)).toEqual({ S: 3, M: 1, L: 3 });
  });

  const moved = [
    "ORDER_SHIPPED",
    "Pieces of this line have left the shop. It can no longer be changed.",
  ] as const;

  it("stays once a piece of the line is with a courier, although the order is not shipped", async () => {
    const sale = await aSale();
    const { ship, delhivery } = parcelCalls(testShop, sale.admin);
    await ship(sale.order.id, delhivery, [{ orderLineId: sale.lineId, quantity: 1 }]);
    const refused = await change(sale.admin, sale, { size: "L" });
    expect([refused.code, refused.errors?.[0]?.message]).toEqual(moved);
    expect(await stockBySize(sale.dress.id)).toEqual({ S: 3, M: 1, L: 3 });
  });

  it("stays once a piece of the line was exchanged, although the admin has set the order back", async () => {
    const sale = await aSale();
    await changeStatus(sale.admin, sale.order.id, "DELIVERED");
    const exchange = { lineId: sale.lineId, kind: "EXCHANGE", size: "L", color: "Red" } as const;
    await completed(sale.admin, (await request(sale.shopper, sale.order.id, [exchange])).data.result);
    await changeStatus(sale.admin, sale.order.id, "PROCESSING");
    const refused = await change(sale.admin, sale, { size: "S" });
    expect([refused.code, refused.errors?.[0]?.message]).toEqual(moved);
    await changeStatus(sale.admin, sale.order.id, "CANCELLED");
    expect(await stockBySize(sale.dress.id)).toEqual({ S: 3, M: 3, L: 3 });
  });

  it("changes for the pieces that the order still has, when others were removed before", async () => {
    const { shopper, admin, dress, order, lineId } = await aSale();
    const { cancelPieces, optionsOf } = refundsByHand(testShop, admin);
    await cancelPieces(order.id, [{ lineId, size: "M", color: "Red", quantity: 1 }]);
    await change(admin, { order, lineId }, { size: "L" });
    expect(await stockBySize(dress.id)).toEqual({ S: 3, M: 3, L: 2 });
    expect((await optionsOf(order.id)).unshipped).toMatchObject([{ size: "L", quantity: 1 }]);
    await changeStatus(admin, order.id, "DELIVERED");
    expect((await options(shopper, order.id)).data.returnOptions.pieces).toMatchObject([
      { size: "L", quantity: 1 },
    ]);
    await changeStatus(admin, order.id, "RETURNED");
    expect(await stockBySize(dress.id)).toEqual({ S: 3, M: 3, L: 3 });
  });

  it("stays once all its pieces were removed, or one was refunded after the delivery", async () => {
    const [shopper, sale] = [await aShopper(), await aSale()];
    const { cancelPieces, refundOrder } = refundsByHand(testShop, sale.admin);
    const line = { productId: sale.dress.id, color: "Red", quantity: 1 };
    const order = await anOrder({
      shopper,
      lines: [
        { ...line, size: "S" },
        { ...line, size: "L" },
      ],
    });
    const [small, large] = await sql<{ id: string }>(
      "select id from order_lines where order_id = $1 order by size desc",
      [order.id],
    );
    const pieces = (lineId = "", size = "S") => [{ lineId, size, color: "Red", quantity: 1 }];
    await cancelPieces(order.id, pieces(small?.id));
    const changeTo = (size: string, lineId = "", seen = "") =>
      change(sale.admin, { order, lineId }, { size }, { size: seen });
    expect((await changeTo("M", small?.id, "S")).errors?.[0]?.message).toBe(
      "All pieces of this line were removed. It can no longer be changed.",
    );
    const before = await stockBySize(sale.dress.id);
    await changeStatus(sale.admin, order.id, "DELIVERED");
    const lines = [{ lineId: large?.id ?? "", size: "L", color: "Red", quantity: 1, isRestocked: false }];
    await refundOrder(order.id, { lines, note: "A loose seam" });
    await changeStatus(sale.admin, order.id, "PROCESSING");
    expect((await changeTo("M", large?.id, "L")).code).toBe("ORDER_SHIPPED");
    expect(await stockBySize(sale.dress.id)).toEqual(before);
  });

  it("loses no piece when the admin changes the tracking of the product at the same time", async () => {
    for (let round = 0; round < 5; round += 1) {
      const sale = await aSale();
      const total = await stockOf(sale.dress.id);
      const untrack = gql(
        "mutation($id: ID!) { trackStock(input: { productId: $id, isTracked: false }) { id } }",
        { id: sale.dress.id },
        sale.admin.token,
      );
      const [changed, pooled] = await Promise.all([change(sale.admin, sale, { size: "L" }), untrack]);
      expect([changed.code, pooled.code]).toEqual([undefined, undefined]);
      expect(await stockOf(sale.dress.id)).toBe(total);
      await changeStatus(sale.admin, sale.order.id, "CANCELLED");
      expect(await stockOf(sale.dress.id)).toBe(total + 2);
    }
  });

  it("of a pooled product changes without moving a piece", async () => {
    const [shopper, admin] = await Promise.all([aShopper(), anAdmin()]);
    const dress = await aProduct({ sizes: ["S", "M"], colors: ["Red"], stock: 1 });
    const order = await anOrder({
      shopper,
      lines: [{ productId: dress.id, size: "M", color: "Red", quantity: 1 }],
    });
    const [line] = await sql<{ id: string }>("select id from order_lines where order_id = $1", [order.id]);
    const { code } = await change(admin, { order, lineId: line?.id ?? "" }, { size: "S" });
    expect([code, await stockOf(dress.id)]).toEqual([undefined, 0]);
  });
});
