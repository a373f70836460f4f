import type { MoneyFigure, RefundState } from "../../../graphql/generated.ts";
import type { PaymentPeriod } from "../../../paths.ts";
import { indianDay } from "../../../ui/dates.ts";

/** Title and explanation of each figure. */
type FigureTexts = {
  title: string;
  hint: string;
  /** The heading of a list without rows. */
  none: string;
  isCurrent: boolean;
};

export const figureTexts: Record<MoneyFigure, FigureTexts> = {
  ONLINE: {
    title: "Received online",
    hint: "Captured by Razorpay",
    none: "No online payments",
    isCurrent: false,
  },
  CASH: {
    title: "Received in cash",
    hint: "Recorded as collected",
    none: "No cash collected",
    isCurrent: false,
  },
  ROUNDING: {
    title: "Rounding of cash",
    hint: "Cash above or below the exact amounts",
    none: "No rounding",
    isCurrent: false,
  },
  REFUNDED: {
    title: "Refunds given",
    hint: "By Razorpay, UPI or bank",
    none: "No refunds",
    isCurrent: false,
  },
  REFUND_DUE: {
    title: "Refunds to pay",
    hint: "Cash to pay back, and refunds at Razorpay; now",
    none: "No refunds to pay",
    isCurrent: true,
  },
  CASH_OWED: {
    title: "Cash owed by couriers",
    hint: "Delivered, not collected; now",
    none: "No cash owed",
    isCurrent: true,
  },
  LOST: {
    title: "Lost in disputes",
    hint: "Decided by the bank",
    none: "No disputes lost",
    isCurrent: false,
  },
};

/** The figures in the order of the page. */
export const figureOrder: readonly MoneyFigure[] = [
  "ONLINE",
  "CASH",
  "ROUNDING",
  "REFUNDED",
  "REFUND_DUE",
  "CASH_OWED",
  "LOST",
];

export const periodNames: Record<PaymentPeriod, string> = {
  "7": "Last 7 days",
  "30": "Last 30 days",
  "365": "Last 365 days",
  all: "All time",
};

/** The periods in the order of their list. */
export const periods: readonly PaymentPeriod[] = ["7", "30", "365", "all"];

export const periodFromParameter = (parameter: string | null): PaymentPeriod =>
  periods.find((each) => each === parameter) ?? "30";

const dayMs = 24 * 60 * 60 * 1000;

/** A day in India as YYYY-MM-DD, some days before an instant. */
export const dayBefore = (now: Date, days: number) => indianDay(new Date(now.getTime() - days * dayMs));

/** The first day of a period that ends today; `null` for all time. */
export const startOfPeriod = (period: PaymentPeriod, now: Date) =>
  period === "all" ? null : dayBefore(now, Number(period) - 1);

export const refundStateNames: Record<RefundState, string> = {
  TO_PAY: "To pay back in cash",
  DUE: "On its way from Razorpay",
  FAILED: "Failed at the bank, requested again",
  ACCEPTED: "Refunded",
};
