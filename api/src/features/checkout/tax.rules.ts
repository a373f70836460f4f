import { dayInIndia } from "../../platform/days.ts";
import type { Paise } from "../../platform/money.ts";
import type { RateTable } from "../shop/gst-rates.rules.ts";

/** The table of the day of an instant: the latest that has begun by then, else the first. */
export const ratesOn = (tables: readonly RateTable[], instant: Date): RateTable => {
  const day = dayInIndia(instant);
  const [first, ...later] = [...tables].sort((one, other) => (one.from < other.from ? -1 : 1));
  if (!first) throw new Error("There is no table of rates.");
  return later.findLast((table) => table.from <= day) ?? first;
};

/** A line to tax. `net` is the amount for all its pieces after the discount. */
export type TaxedLine = { hsn: string; quantity: number; net: Paise };

/** The rate of a line, by its HSN code, and for clothes and shoes also by the price of one piece after the discount. */
export const rateOf = ({ hsn, quantity, net }: TaxedLine, table: RateTable): number => {
  const [row] = table.rows
    .filter((each) => hsn.startsWith(each.hsn))
    .sort((one, other) => other.hsn.length - one.hsn.length);
  if (!row) return table.otherwise;
  const isDear = row.upTo !== undefined && net > row.upTo * quantity;
  return isDear ? (row.above ?? row.rate) : row.rate;
};

/** Half of the tax contained in an amount, to the nearest paisa: the share of the centre or of the state. */
const halfOfTaxWithin = (amount: Paise, rate: number): Paise =>
  Math.floor((amount * rate + (10_000 + rate)) / (2 * (10_000 + rate)));

/**
 * The tax contained in an amount. It is always twice the rounded half: so CGST and SGST are equal, IGST is their sum, and
 * a quote without an address has the same tax as the invoice.
 */
export const taxWithin = (amount: Paise, rate: number): Paise => 2 * halfOfTaxWithin(amount, rate);
