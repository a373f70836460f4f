import { describe, expect, it } from "vitest";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { parcelCalls } from "../../support/parcel-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { sql, anAdmin } = testShop;
const admin = await anAdmin();
const { pack, unpack, ship, orderOf, aCashOrder } = parcelCalls(testShop, admin);

const auditsOf = (orderId: string) =>
  sql<{ action: string; changes: object }>(
    "select action, changes from audit_entries where subject_id = $1 order by id",
    [orderId],
  );

describe("the mark of a packed order", () => {
  it("is taken away by the admin, once, with its audit entry", async () => {
    const { id, orderNumber } = await aCashOrder();
    await pack([orderNumber]);
    const results = await Promise.all([unpack(id), unpack(id)]);
    expect(results.map(({ data }) => data.unpackOrder.packedAt)).toEqual([null, null]);
    expect((await auditsOf(id)).filter(({ action }) => action === "unpackOrder")).toEqual([
      { action: "unpackOrder", changes: { isPacked: { before: true, after: false } } },
    ]);
    expect(await pack([orderNumber])).toEqual([`${orderNumber} is packed`]);
  });

  it("of an order that was never packed changes nothing", async () => {
    const { id } = await aCashOrder();
    expect((await unpack(id)).data.unpackOrder.packedAt).toBeNull();
    expect(await auditsOf(id)).toEqual([]);
  });

  it("is refused once a parcel has taken it along", async () => {
    const [whole, part] = [await aCashOrder(), await aCashOrder()];
    await pack([whole.orderNumber, part.orderNumber]);
    await ship(whole.id);
    const [line] = (await orderOf(part.id)).lines;
    await ship(part.id, undefined, [{ orderLineId: line?.id, quantity: 1 }]);
    for (const { id } of [whole, part])
      expect(await unpack(id)).toMatchObject({
        status: 409,
        code: "PARCEL_LEFT",
        message: "A parcel of this order has already left the shop.",
      });
    expect((await orderOf(whole.id)).orderStatus).toBe("SHIPPED");
  });

  it("of what is left of a partly shipped order can be taken away too", async () => {
    const { id, orderNumber } = await aCashOrder();
    const [line] = (await orderOf(id)).lines;
    await ship(id, undefined, [{ orderLineId: line?.id, quantity: 1 }]);
    await pack([orderNumber]);
    expect((await unpack(id)).data.unpackOrder).toMatchObject({ packedAt: null, orderStatus: "CONFIRMED" });
    expect((await orderOf(id)).parcels).toHaveLength(1);
  });

  it("is either taken away or shipped if both happen at once", async () => {
    const { id, orderNumber } = await aCashOrder();
    await pack([orderNumber]);
    const [undone, shipped] = await Promise.all([unpack(id), ship(id)]);
    expect(shipped.data.shipParcel.orderStatus).toBe("SHIPPED");
    const [parcel] = await sql<{ was_packed: boolean }>(
      "select packed_at is not null as was_packed from parcels where order_id = $1",
      [id],
    );
    expect(parcel?.was_packed).toBe(undone.code === "PARCEL_LEFT");
    expect((await orderOf(id)).packedAt).toBeNull();
  });

  it("of an unknown order is refused", async () => {
    expect((await unpack("01990000-0000-7000-8000-000000000000")).code).toBe("ORDER_NOT_FOUND");
  });
});
