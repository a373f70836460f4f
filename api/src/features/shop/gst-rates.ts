import type { RateTable } from "../checkout/tax.rules.ts";
import { rupees } from "../../platform/money.ts";

const uptoLimit = { rate: 500, upTo: rupees(2500), above: 1800 };

/**
 * Goods and services tax by HSN code and day, in hundredths of a percent. A change of the law is a new table with its
 * first day; what was sold before keeps its rate. Source: Notification 9/2025-Central Tax (Rate), in force since
 * 22 September 2025.
 */
export const gstRates: readonly RateTable[] = [
  {
    from: "2025-09-22",
    rows: [
      { hsn: "61", ...uptoLimit },
      { hsn: "62", ...uptoLimit },
      { hsn: "63", ...uptoLimit },
      { hsn: "64", ...uptoLimit },
      { hsn: "7117", rate: 300 },
      { hsn: "4202", rate: 1800 },
    ],
    otherwise: 1800,
  },
];
