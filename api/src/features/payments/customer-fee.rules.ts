import type { Paise } from "../../platform/money.ts";

/*
 * An account at Razorpay can let the customer bear Razorpay's fee, or a part of it. Then a payment is larger than its order by the
 * fee, which Razorpay keeps (docs/operating.md, "Razorpay").
 */

/** The amounts of a payment as Razorpay reports them. */
export type ChargedPayment = { amount: Paise; fee: Paise | null; feeBearer: string | null };

/** The amounts of its order as Razorpay reports them. */
export type ReportedOrder = { amount: Paise; amountPaid: Paise; status: string };

/** The fee in the amount of a payment, as the payment itself states it; 0 if the shop bears it. */
export const statedCustomerFee = ({ amount, fee, feeBearer }: ChargedPayment): Paise =>
  feeBearer === "customer" && fee !== null && fee > 0 && fee < amount ? fee : 0;

/**
 * Whether only Razorpay's order can tell if a payment pays it: the payment is larger, and does not state all of the difference as
 * the customer's fee.
 */
export const needsReportedOrder = (payment: ChargedPayment, due: Paise): boolean =>
  payment.amount > due && payment.amount - statedCustomerFee(payment) !== due;

/** Whether Razorpay counts an order of the amount `due` as paid by exactly that amount. */
const isPaidExactly = ({ amount, amountPaid, status }: ReportedOrder, due: Paise): boolean =>
  status === "paid" && amount === due && amountPaid === due;

/** Whether the payment's own figures leave room for a fee of the customer of this amount. */
const mayBeFee = ({ fee, feeBearer }: ChargedPayment, surplus: Paise): boolean =>
  feeBearer !== "platform" && (fee === null || surplus <= fee);

/**
 * What a captured payment pays of its order, of which `due` is to be paid: its amount less the fee that the customer bears. The fee
 * is what the payment states as such, else the difference if Razorpay counts the order as paid by exactly its amount. No other
 * difference is a fee. `order` is `null` if it was not asked for.
 */
export const amountForOrder = (payment: ChargedPayment, due: Paise, order: ReportedOrder | null): Paise => {
  if (!needsReportedOrder(payment, due)) return payment.amount > due ? due : payment.amount;
  const isFee = order !== null && isPaidExactly(order, due) && mayBeFee(payment, payment.amount - due);
  return isFee ? due : payment.amount;
};

/** What of a payment can be refunded at all: Razorpay keeps the fee that the customer has paid to it. */
export const refundableAmount = (payment: ChargedPayment): Paise =>
  payment.amount - statedCustomerFee(payment);
