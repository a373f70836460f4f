import { lineTotal, sum, type Paise } from "../../platform/money.ts";

import {
  promotionsFor,
  type AppliedPromotion,
  type Candidate,
  type PromotableLine,
} from "../promotions/promotion.rules.ts";

type Amount = { price: Paise; quantity: number };

export type ShippingSettings = { freeShippingAbove: Paise };

/** The sum of the lines, without shipping and discount. */
export const subtotalOf = (lines: readonly Amount[]): Paise => sum(lines.map(lineTotal));

/** Shipping is free only above the threshold, not at the threshold itself. Decision 12. */
export const shippingFor = (subtotal: Paise, fee: Paise, settings: ShippingSettings): Paise =>
  subtotal > settings.freeShippingAbove ? 0 : fee;

/** What a cart comes to, before the shopper enters a discount code. */
export type CartEstimate = {
  subtotal: Paise;
  shippingEstimate: Paise;
  discount: Paise;
  total: Paise;
  promotions: AppliedPromotion[];
};

/**
 * The cart's estimate, without the lines of which no piece can be ordered. Its shipping fee differs from that of checkout; the
 * threshold is the same. Without lines it is 0.
 */
export const cartEstimate = (
  lines: readonly (PromotableLine & { available: number })[],
  settings: ShippingSettings & { cartShippingFee: Paise },
  candidates: readonly Candidate[],
): CartEstimate => {
  const availableLines = lines.filter(({ available }) => available > 0);
  const subtotal = subtotalOf(availableLines);
  const fee = availableLines.length === 0 ? 0 : shippingFor(subtotal, settings.cartShippingFee, settings);
  const { applied, discounts, shipping } = promotionsFor(availableLines, fee, candidates);
  const discount = sum(discounts);
  const shippingEstimate = fee - shipping;
  const total = subtotal + shippingEstimate - discount;
  return { subtotal, shippingEstimate, discount, total, promotions: applied };
};
