import { lineTotal, shippingFor, subtotalOf, type ShippingSettings } from "../cart/cart-totals.rules.ts";
import { sum, type Paise } from "../shared/money.ts";

export type PricedLine = { price: Paise; quantity: number; category: string };

/** Rates in hundredths of a percent; apparel is taxed by the price of the piece. */
export type TaxRates = { apparelUpTo: Paise; apparelLow: number; apparelHigh: number; accessories: number };

const rateOf = (line: PricedLine, rates: TaxRates): number => {
  if (line.category === "accessories") return rates.accessories;
  return line.price <= rates.apparelUpTo ? rates.apparelLow : rates.apparelHigh;
};

/** The tax contained in an amount that includes it: amount x rate / (100 % + rate), to the nearest paisa. */
export const taxWithin = (amount: Paise, rate: number): Paise =>
  Math.floor((2 * amount * rate + (10_000 + rate)) / (2 * (10_000 + rate)));

/** The GST contained in the lines of an order; shipping bears the highest rate among its lines. Decision 19. */
export const taxOf = (lines: readonly PricedLine[], shipping: Paise, rates: TaxRates): Paise => {
  const highest = Math.max(0, ...lines.map((line) => rateOf(line, rates)));
  return (
    sum(lines.map((line) => taxWithin(lineTotal(line), rateOf(line, rates)))) + taxWithin(shipping, highest)
  );
};

export type Totals = { subtotal: Paise; shippingCost: Paise; discount: Paise; tax: Paise; total: Paise };

export type TotalsSettings = ShippingSettings & { checkoutShippingFee: Paise; gst: TaxRates };

/** What an order of these lines costs, in paise; the only place where a total is made. */
export const totalsOf = (lines: readonly PricedLine[], settings: TotalsSettings): Totals => {
  const subtotal = subtotalOf(lines);
  const shippingCost = shippingFor(subtotal, settings.checkoutShippingFee, settings);
  return {
    subtotal,
    shippingCost,
    discount: 0,
    tax: taxOf(lines, shippingCost, settings.gst),
    total: subtotal + shippingCost,
  };
};
