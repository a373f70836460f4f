/** The figures of the payments page. */
export enum MoneyFigure {
  /** Captured online payments, also those that were refunded later. */
  ONLINE = "online",
  /** Cash that was recorded as collected. */
  CASH = "cash",
  /** What cash was above the exact amounts, less what it was below. */
  ROUNDING = "rounding",
  /** Refunds that Razorpay accepted, and payouts that were paid. */
  REFUNDED = "refunded",
  /** Refunds and payouts that wait. */
  REFUND_DUE = "refund due",
  /** Cash orders that are delivered and not collected: the courier has the money. */
  CASH_OWED = "cash owed",
  /** Disputes that the bank decided against the shop. */
  LOST = "lost",
}

/** Figures of the present: a period does not apply to them. */
export const currentFigures: readonly MoneyFigure[] = [MoneyFigure.REFUND_DUE, MoneyFigure.CASH_OWED];

/** Which refunds a list shows. */
export enum RefundState {
  /** Cash that an admin still has to pay back. */
  TO_PAY = "to pay",
  DUE = "due",
  /** Razorpay failed to pay it at least once; it is requested again. */
  FAILED = "failed",
  ACCEPTED = "accepted",
}
