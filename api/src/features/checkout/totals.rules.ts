import { lineTotal, shippingFor, subtotalOf, type ShippingSettings } from "../cart/cart-totals.rules.ts";
import { sum, type Paise } from "../../platform/money.ts";
import { discountOf, spreadOverLines } from "./discount.rules.ts";
import { rateOf, ratesOn, taxWithin } from "./tax.rules.ts";
import type { RateTable } from "../shop/gst-rates.rules.ts";

export type TaxableLine = { price: Paise; quantity: number; hsn: string };

/** A line's share of the discount, and the tax contained in the rest. `taxRate` in hundredths of a percent. */
export type LineShare = { discount: Paise; taxRate: number; tax: Paise };

export type Totals = { subtotal: Paise; shippingCost: Paise; discount: Paise; tax: Paise; total: Paise };

export type TotalsSettings = ShippingSettings & { checkoutShippingFee: Paise; gst: readonly RateTable[] };

/** When the order is placed, and the percentage of its discount code; 0 without a code. */
export type TotalsContext = { at: Date; percentOff: number };

/**
 * The totals of an order, in paise. No other code computes a total. Shipping depends on the subtotal before the discount.
 * It is taxed at the highest rate among the lines, because it is part of their supply.
 */
export const totalsOf = <Line extends TaxableLine>(
  priced: readonly Line[],
  settings: TotalsSettings,
  { at, percentOff }: TotalsContext,
): Totals & { lines: (Line & LineShare)[] } => {
  const table = ratesOn(settings.gst, at);
  const subtotal = subtotalOf(priced);
  const shippingCost = shippingFor(subtotal, settings.checkoutShippingFee, settings);
  const discount = discountOf(subtotal, percentOff);
  const discounts = spreadOverLines(discount, priced.map(lineTotal));
  const lines = priced.map((line, index) => {
    const share = discounts[index] ?? 0;
    const net = lineTotal(line) - share;
    const taxRate = rateOf({ hsn: line.hsn, quantity: line.quantity, net }, table);
    return { ...line, discount: share, taxRate, tax: taxWithin(net, taxRate) };
  });
  const highestRate = Math.max(0, ...lines.map(({ taxRate }) => taxRate));
  return {
    lines,
    subtotal,
    shippingCost,
    discount,
    tax: sum(lines.map(({ tax }) => tax)) + taxWithin(shippingCost, highestRate),
    total: subtotal + shippingCost - discount,
  };
};
