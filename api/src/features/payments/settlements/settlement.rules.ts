import { addDays, dayInIndia } from "../../../platform/days.ts";

/** What does not match between the ledger and Razorpay's reports. */
export enum SettlementProblemKind {
  /** A payment of the ledger that is in no report, some days after it was captured. */
  MISSING = "missing",
  /** A payment or refund of a report that is not in the ledger. */
  UNKNOWN = "unknown",
  AMOUNT = "amount",
}

/** The first day of Razorpay: no report is about an earlier one. */
export const firstReportDay = "2014-01-01";

/** Days after which a captured payment must be in Razorpay's report. Razorpay settles after two to three bank days. */
export const missingAfterDays = 7;

/** Days before today that are fetched again each day: a report may still change. */
const daysAgain = 3;

/** Maximum number of days that one run fetches after a pause. */
const longestPause = 31;

/** The days to fetch today: the last ones again, and those since the newest fetched day. Oldest first. */
export const daysToFetch = (now: Date, newestDay: string | null): string[] => {
  const past = Array.from({ length: longestPause }, (_, index) => addDays(dayInIndia(now), -index - 1));
  return past
    .filter((day, index) => index < daysAgain || (newestDay !== null && day > newestDay))
    .toReversed();
};
