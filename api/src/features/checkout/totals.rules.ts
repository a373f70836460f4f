import { shippingFor, subtotalOf, type ShippingSettings } from "../cart/cart-totals.rules.ts";
import { lineTotal, sum, type Paise } from "../../platform/money.ts";
import {
  promotionsFor,
  type AppliedPromotion,
  type Candidate,
  type PromotableLine,
} from "../promotions/promotion.rules.ts";
import { rateOf, ratesOn, taxWithin } from "./tax.rules.ts";
import type { RateTable } from "../shop/gst-rates.rules.ts";

export type TaxableLine = PromotableLine & { hsn: string };

/** A line's part of the discounts, and the tax contained in the rest. `taxRate` in hundredths of a percent. */
export type LineShare = { discount: Paise; taxRate: number; tax: Paise };

export type Totals = {
  subtotal: Paise;
  shippingCost: Paise;
  discount: Paise;
  tax: Paise;
  total: Paise;
  promotions: AppliedPromotion[];
};

export type TotalsSettings = ShippingSettings & { checkoutShippingFee: Paise; gst: readonly RateTable[] };

/** When the order is placed, and the promotions that it may have. */
export type TotalsContext = { at: Date; promotions: readonly Candidate[] };

/**
 * The totals of an order, in paise. No other code computes a total. Shipping depends on the subtotal before the discounts.
 * It is taxed at the highest rate among the lines, because it is part of their supply.
 */
export const totalsOf = <Line extends TaxableLine>(
  priced: readonly Line[],
  settings: TotalsSettings,
  { at, promotions }: TotalsContext,
): Totals & { lines: (Line & LineShare)[] } => {
  const table = ratesOn(settings.gst, at);
  const subtotal = subtotalOf(priced);
  const shippingFee = shippingFor(subtotal, settings.checkoutShippingFee, settings);
  const { applied, discounts, shipping } = promotionsFor(priced, shippingFee, promotions);
  const shippingCost = shippingFee - shipping;
  const lines = priced.map((line, index) => {
    const discount = discounts[index] ?? 0;
    const net = lineTotal(line) - discount;
    const taxRate = rateOf({ hsn: line.hsn, quantity: line.quantity, net }, table);
    return { ...line, discount, taxRate, tax: taxWithin(net, taxRate) };
  });
  const highestRate = Math.max(0, ...lines.map(({ taxRate }) => taxRate));
  const discount = sum(discounts);
  return {
    lines,
    subtotal,
    shippingCost,
    discount,
    tax: sum(lines.map(({ tax }) => tax)) + taxWithin(shippingCost, highestRate),
    total: subtotal + shippingCost - discount,
    promotions: applied,
  };
};
