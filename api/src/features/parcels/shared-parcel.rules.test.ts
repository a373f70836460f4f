import { expect, it } from "vitest";
import { sharedParcelWarnings } from "./shared-parcel.rules.ts";

const parcel = (orderNumber: string, trackingId: string, courier = "Delhivery") => ({
  orderNumber,
  trackingId,
  courier,
});

it("a new parcel with the courier and the tracking id of another order has a warning", () => {
  const newParcels = [
    parcel("SJ1", "DL-1"),
    parcel("SJ2", "DL-1"),
    parcel("SJ3", "DL-3"),
    parcel("SJ4", "DL-4"),
    parcel("SJ5", "DL-5"),
  ];
  const recordedParcels = [
    parcel("SJ7", "DL-3"),
    parcel("SJ8", "DL-3"),
    parcel("SJ9", "DL-3"),
    parcel("SJ8", "DL-4", "Blue Dart"),
    parcel("SJ7", "DL-5"),
    parcel("SJ8", "DL-5"),
  ];
  expect([...sharedParcelWarnings(newParcels, recordedParcels)]).toEqual([
    ["SJ1", "Order SJ2 has the same tracking id."],
    ["SJ2", "Order SJ1 has the same tracking id."],
    ["SJ3", "Order SJ7 and 2 other orders have the same tracking id."],
    ["SJ5", "Order SJ7 and 1 other order have the same tracking id."],
  ]);
});
