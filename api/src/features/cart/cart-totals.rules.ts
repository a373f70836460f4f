import { sum, type Paise } from "../../platform/money.ts";

type Amount = { price: Paise; quantity: number };

export type ShippingSettings = { freeShippingAbove: Paise };

export const lineTotal = (line: Amount): Paise => line.price * line.quantity;

export const subtotalOf = (lines: readonly Amount[]): Paise => sum(lines.map(lineTotal));

/** Shipping is free only above the threshold, not at the threshold itself. Decision 12. */
export const shippingFor = (subtotal: Paise, fee: Paise, settings: ShippingSettings): Paise =>
  subtotal > settings.freeShippingAbove ? 0 : fee;

/** The cart's estimate. Its shipping fee differs from that of checkout; the threshold is the same. An empty cart costs nothing. */
export const cartEstimate = (
  lines: readonly Amount[],
  settings: ShippingSettings & { cartShippingFee: Paise },
): { subtotal: Paise; shippingEstimate: Paise; total: Paise } => {
  const subtotal = subtotalOf(lines);
  const shippingEstimate = lines.length === 0 ? 0 : shippingFor(subtotal, settings.cartShippingFee, settings);
  return { subtotal, shippingEstimate, total: subtotal + shippingEstimate };
};
