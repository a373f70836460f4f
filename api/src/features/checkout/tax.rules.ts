import type { Paise } from "../../platform/money.ts";

/** Rates are hundredths of a percent. */
export type RateRow = {
  /** First digits of the HSN codes that it is for. */
  hsn: string;
  rate: number;
  /** Dearest piece that bears `rate`; a dearer one bears `above`. */
  upTo?: Paise;
  above?: number;
};

/** The rates that hold from a day on, in Indian time. */
export type RateTable = { from: string; rows: readonly RateRow[]; otherwise: number };

const indianDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });

/** The day of an instant in India, as 2026-04-01. */
export const dayInIndia = (instant: Date): string => indianDay.format(instant);

/** The table of a day: the latest that had begun by then. */
export const ratesOn = (tables: readonly RateTable[], instant: Date): RateTable => {
  const day = dayInIndia(instant);
  const [first, ...later] = [...tables].sort((one, other) => (one.from < other.from ? -1 : 1));
  if (!first) throw new Error("There is no table of rates.");
  return later.findLast((table) => table.from <= day) ?? first;
};

/** What is taxed: so many pieces for so much in all, discount taken off. */
export type TaxedLine = { hsn: string; quantity: number; net: Paise };

/** The rate of a line: by its HSN code, and for clothes and shoes by what she pays for a piece. */
export const rateOf = ({ hsn, quantity, net }: TaxedLine, table: RateTable): number => {
  const [row] = table.rows
    .filter((each) => hsn.startsWith(each.hsn))
    .sort((one, other) => other.hsn.length - one.hsn.length);
  if (!row) return table.otherwise;
  const isDear = row.upTo !== undefined && net > row.upTo * quantity;
  return isDear ? (row.above ?? row.rate) : row.rate;
};

/** Half of the tax contained in an amount that includes it, to the nearest paisa: what the centre or the state gets. */
const halfOfTaxWithin = (amount: Paise, rate: number): Paise =>
  Math.floor((amount * rate + (10_000 + rate)) / (2 * (10_000 + rate)));

/**
 * The tax contained in an amount that includes it. It is twice the half wherever the parcel goes, so that CGST and SGST
 * are equal, IGST is their sum, and a quote without an address tells the same tax as the invoice.
 */
export const taxWithin = (amount: Paise, rate: number): Paise => 2 * halfOfTaxWithin(amount, rate);
