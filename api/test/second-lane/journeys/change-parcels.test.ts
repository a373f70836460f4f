import { describe, expect, it } from "vitest";
import { StaffRole } from "../../../src/platform/permissions.rules.ts";
import { CHANGE_ADDRESS, CHANGE_ORDER_LINE } from "../../support/admin-order-operations.ts";
import { anAddress } from "../../support/factories.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { dayFromNow, parcelCalls } from "../../support/parcel-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, anAdmin, aMember, anOrder, aProduct } = testShop;
const admin = await anAdmin();
const { ship, change, orderOf, aCashOrder, delhivery } = parcelCalls(testShop, admin);

const unknownId = "01990000-0000-7000-8000-000000000000";

describe("a tracking id that another order has too", () => {
  it("gives a warning to the admin who records or corrects the parcel", async () => {
    const [one, other] = await Promise.all([aCashOrder(), aCashOrder()]);
    const [shared, own] = ["DL-SHARED", "DL-OWN"].map((trackingId) => ({ courier: "Delhivery", trackingId }));
    const first = (await ship(one.id, shared)).data.shipParcel;
    expect(first.sharedParcelWarning).toBeNull();
    const second = (await ship(other.id, shared)).data.shipParcel;
    expect(second.sharedParcelWarning).toBe(`Order ${one.orderNumber} has the same tracking id.`);
    const correct = async (version: number, tracking: typeof own) =>
      (await change(second.parcels[0]?.id ?? "", version, { ...delhivery, ...tracking })).data.updateParcel;
    expect((await correct(1, own)).sharedParcelWarning).toBeNull();
    expect((await correct(2, shared)).sharedParcelWarning).toBe(second.sharedParcelWarning);
  });

  it("is refused to a shopper", async () => {
    const other = await aCashOrder();
    const query = "query($id: ID!) { order(id: $id) { sharedParcelWarning } }";
    expect((await gql(query, { id: other.id }, other.shopper.token)).code).toBe("FORBIDDEN");
  });
});

describe("a correction of a parcel", () => {
  it("changes courier, tracking id and day, for the version that was seen, with its audit entry", async () => {
    const order = await aCashOrder();
    const shipped = (await ship(order.id)).data.shipParcel;
    const [parcel] = shipped.parcels;
    const corrected = { courier: "Blue Dart", trackingId: "BD-778899", estimatedDelivery: dayFromNow(5) };
    const { data } = await change(parcel?.id ?? "", 1, corrected);
    expect(data.updateParcel).toMatchObject({
      trackingId: "BD-778899",
      parcels: [{ ...corrected, version: 2, trackingUrl: expect.stringContaining("trackNo=BD-778899") }],
    });
    // As a client does whose answer was lost.
    const repeated = await change(parcel?.id ?? "", 1, corrected);
    expect(repeated.data.updateParcel.parcels).toMatchObject([{ version: 2 }]);
    const late = await change(parcel?.id ?? "", 1, delhivery);
    expect(late).toMatchObject({
      status: 409,
      code: "PARCEL_CHANGED",
      message: "Another admin has changed this parcel in the meantime. Please look at it again.",
    });
    const entries = await sql(
      "select action, changes from audit_entries where subject_id = $1 and action = 'changeParcel'",
      [order.id],
    );
    expect(entries).toEqual([
      {
        action: "changeParcel",
        changes: {
          courier: { before: "Delhivery", after: "Blue Dart" },
          trackingId: { before: "DL12345678", after: "BD-778899" },
          estimatedDelivery: { before: null, after: corrected.estimatedDelivery },
        },
      },
    ]);
  });

  it("of an earlier parcel leaves the order's own tracking id", async () => {
    const order = await aCashOrder();
    const [kurta] = (await orderOf(order.id)).lines;
    await ship(order.id, delhivery, [{ orderLineId: kurta?.id, quantity: 1 }]);
    const { parcels } = (await ship(order.id, { courier: "DTDC", trackingId: "D-200" })).data.shipParcel;
    const { data } = await change(parcels[0]?.id ?? "", 1, { ...delhivery, trackingId: "DL-NEW" });
    expect(data.updateParcel).toMatchObject({
      trackingId: "D-200",
      parcels: [{ trackingId: "DL-NEW" }, { trackingId: "D-200" }],
    });
    expect((await change(parcels[0]?.id ?? "", 2, { courier: "DTDC", trackingId: "D-200" })).code).toBe(
      "PARCEL_RECORDED",
    );
  });

  it("is refused for an unknown parcel and for a foreign URL", async () => {
    expect((await change(unknownId, 1, delhivery)).code).toBe("PARCEL_NOT_FOUND");
    const order = await aCashOrder();
    const [parcel] = (await ship(order.id)).data.shipParcel.parcels;
    const foreign = { courier: "Delhivery", trackingId: "https://evil.example" };
    expect((await change(parcel?.id ?? "", 1, foreign)).code).toBe("TRACKING_ID_INVALID");
  });
});

describe("an order of the time before parcels", () => {
  it("is followed at the default courier", async () => {
    const order = await aCashOrder();
    await sql("update orders set tracking_id = 'OLD-12345' where id = $1", [order.id]);
    expect((await orderOf(order.id)).trackingUrl).toBe("https://www.delhivery.com/track/package/OLD-12345");
  });

  it("has no link if its tracking id is none", async () => {
    const order = await aCashOrder();
    await sql("update orders set tracking_id = 'javascript:alert(1)' where id = $1", [order.id]);
    expect((await orderOf(order.id)).trackingUrl).toBeNull();
  });
});

describe("an order that was changed since the admin saw it", () => {
  const orderChanged = {
    code: "ORDER_CHANGED",
    message: "This order was changed in the meantime. Please look at it again.",
  };

  it("is not shipped to an address that the admin did not see", async () => {
    const order = await aCashOrder();
    const [seen, address] = [anAddress(), anAddress({ city: "Mysuru" })];
    await gql(CHANGE_ADDRESS, { orderId: order.id, address, seen }, admin.token);
    expect(await ship(order.id, delhivery, undefined, seen)).toMatchObject(orderChanged);
    expect((await orderOf(order.id)).parcels).toEqual([]);
    expect((await ship(order.id, delhivery, undefined, address)).data.shipParcel.parcels).toHaveLength(1);
  });

  it("is not shipped in a size that the admin did not see", async () => {
    const dress = await aProduct({ sizes: ["M", "L"] });
    const lines = [{ productId: dress.id, quantity: 1, size: "M" }];
    const order = await anOrder({ lines });
    const [line] = (await orderOf(order.id)).lines;
    const variant = { size: "L", color: null };
    const seen = { size: "M", color: null };
    await gql(CHANGE_ORDER_LINE, { orderId: order.id, lineId: line?.id, variant, seen }, admin.token);
    const piece = { orderLineId: line?.id, quantity: 1 };
    expect(await ship(order.id, delhivery, [{ ...piece, seen }])).toMatchObject(orderChanged);
    expect((await ship(order.id, delhivery, [{ ...piece, seen: variant }])).errors).toEqual([]);
  });
});

const CHANGE_AGAIN = `mutation($parcelId: ID!, $tracking: TrackingInput!) {
  updateParcel(input: { parcelId: $parcelId, version: 1, tracking: $tracking }) { shippingAddress { address } } }`;

it("a packer learns no address by a repeated correction or mark of an order that has ended", async () => {
  const packer = await aMember(StaffRole.PACKER);
  const { unpack } = parcelCalls(testShop, packer);
  const [delivered, cancelled] = [await aCashOrder(), await aCashOrder()];
  const [parcel] = (await ship(delivered.id)).data.shipParcel.parcels;
  const again = () => gql(CHANGE_AGAIN, { parcelId: parcel?.id, tracking: delhivery }, packer.token);
  expect((await again()).errors).toEqual([]);
  await sql("update orders set order_status = 'delivered' where id = $1", [delivered.id]);
  await sql("update orders set order_status = 'cancelled' where id = $1", [cancelled.id]);
  expect(await again()).toMatchObject({ code: "PARCEL_NOT_FOUND" });
  expect(await unpack(cancelled.id)).toMatchObject({ code: "ORDER_NOT_FOUND" });
});
