import type { ParcelName } from "./parcel.rules.ts";

/** A parcel with the number of an order in it. */
export type ParcelOfOrder = ParcelName & { orderNumber: string };

const nameOf = ({ courier, trackingId }: ParcelName): string => `${courier} ${trackingId}`;

/** The warning of an order whose parcel has the courier and tracking id of these orders too; `undefined` without any. */
export const sharedParcelWarning = ([other, ...more]: readonly string[]): string | undefined => {
  if (other === undefined) return undefined;
  const orders =
    more.length === 0
      ? `Order ${other} has`
      : `Order ${other} and ${more.length} other ${more.length === 1 ? "order" : "orders"} have`;
  return `${orders} the same tracking id.`;
};

/**
 * The warnings of new parcels whose courier and tracking id another order has too, by order number. That can be right: one
 * parcel can hold two orders of a shopper.
 */
export const sharedParcelWarnings = (
  newParcels: readonly ParcelOfOrder[],
  recordedParcels: readonly ParcelOfOrder[],
): Map<string, string> => {
  const numbersByName = new Map<string, string[]>();
  for (const parcel of [...newParcels, ...recordedParcels]) {
    const numbers = numbersByName.get(nameOf(parcel)) ?? [];
    numbersByName.set(nameOf(parcel), [...numbers, parcel.orderNumber]);
  }
  const warnings = new Map<string, string>();
  for (const parcel of newParcels) {
    const numbers = numbersByName.get(nameOf(parcel)) ?? [];
    const warning = sharedParcelWarning(numbers.filter((number) => number !== parcel.orderNumber));
    if (warning) warnings.set(parcel.orderNumber, warning);
  }
  return warnings;
};
