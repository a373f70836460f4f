import { rupees, type Paise } from "../../platform/money.ts";

/** The rates of one kind of goods, in hundredths of a percent. */
export type RateRow = {
  /** The first digits of the HSN codes. */
  hsn: string;
  rate: number;
  /** The highest price of a piece that is taxed at `rate`; dearer pieces are taxed at `above`. */
  upTo?: Paise;
  above?: number;
};

/** The rates in force from a day on, in Indian time. `otherwise` is for all other HSN codes. */
export type RateTable = { from: string; rows: readonly RateRow[]; otherwise: number };

const upToLimit = { rate: 500, upTo: rupees(2500), above: 1800 };

/**
 * Goods and services tax by HSN code and day, in hundredths of a percent. A change of the law is a new table with its
 * first day; earlier sales keep their rate. Source: Notification 9/2025-Central Tax (Rate), in force since
 * 22 September 2025.
 */
export const gstRates: readonly RateTable[] = [
  {
    from: "2025-09-22",
    rows: [
      { hsn: "61", ...upToLimit },
      { hsn: "62", ...upToLimit },
      { hsn: "63", ...upToLimit },
      { hsn: "64", ...upToLimit },
      { hsn: "7117", rate: 300 },
      { hsn: "4202", rate: 1800 },
    ],
    otherwise: 1800,
  },
];
