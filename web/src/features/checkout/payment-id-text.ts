import type { PaymentMethod } from "../../graphql/generated.ts";

/** What stands under "Payment id". With cash on delivery there is none: she pays at her door. */
export const paymentIdText = (payment: { method: PaymentMethod; transactionId: string | null }) =>
  payment.transactionId ?? (payment.method === "COD" ? "Paid on delivery" : "Pending");
