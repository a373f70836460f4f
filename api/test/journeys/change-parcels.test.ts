import { describe, expect, it } from "vitest";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { dayFromNow, parcelCalls } from "../support/parcel-calls.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { sql, anAdmin } = testShop;
const admin = await anAdmin();
const { ship, change, orderOf, aCashOrder, delhivery } = parcelCalls(testShop, admin);

const unknownId = "01990000-0000-7000-8000-000000000000";

describe("a correction of a parcel", () => {
  it("changes courier, tracking id and day, for the version that was seen, with its audit entry", async () => {
    const order = await aCashOrder();
    const shipped = (await ship(order.id)).data.shipParcel;
    const [parcel] = shipped.parcels;
    const corrected = { courier: "Blue Dart", trackingId: "BD-778899", estimatedDelivery: dayFromNow(5) };
    const { data } = await change(parcel?.id ?? "", 1, corrected);
    expect(data.changeParcel).toMatchObject({
      trackingId: "BD-778899",
      parcels: [{ ...corrected, version: 2, trackingUrl: expect.stringContaining("trackNo=BD-778899") }],
    });
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
    expect(data.changeParcel).toMatchObject({
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
  it("is followed at the default courier; a tracking id that is none has no link", async () => {
    const order = await aCashOrder();
    await sql("update orders set tracking_id = 'OLD-12345' where id = $1", [order.id]);
    expect((await orderOf(order.id)).trackingUrl).toBe("https://www.delhivery.com/track/package/OLD-12345");
    await sql("update orders set tracking_id = 'javascript:alert(1)' where id = $1", [order.id]);
    expect((await orderOf(order.id)).trackingUrl).toBeNull();
  });
});
