import { sum, type Paise } from "../../platform/money.ts";

type Amount = { price: Paise; quantity: number };

export type ShippingSettings = { freeShippingAbove: Paise };

export const lineTotal = (line: Amount): Paise => line.price * line.quantity;

/** The sum of the lines, without shipping and discount. */
export const subtotalOf = (lines: readonly Amount[]): Paise => sum(lines.map(lineTotal));

/** Shipping is free only above the threshold, not at the threshold itself. Decision 12. */
export const shippingFor = (subtotal: Paise, fee: Paise, settings: ShippingSettings): Paise =>
  subtotal > settings.freeShippingAbove ? 0 : fee;

/**
 * The cart's estimate, without the lines of which no piece can be ordered. Its shipping fee differs from that of checkout; the
 * threshold is the same. Without lines it is 0.
 */
export const cartEstimate = (
  lines: readonly (Amount & { available: number })[],
  settings: ShippingSettings & { cartShippingFee: Paise },
): { subtotal: Paise; shippingEstimate: Paise; total: Paise } => {
  const availableLines = lines.filter(({ available }) => available > 0);
  const subtotal = subtotalOf(availableLines);
  const shippingEstimate =
    availableLines.length === 0 ? 0 : shippingFor(subtotal, settings.cartShippingFee, settings);
  return { subtotal, shippingEstimate, total: subtotal + shippingEstimate };
};
