import type { PaymentMethod } from "../../graphql/generated.ts";

/** The text under "Payment id". Cash on delivery has no payment id. */
export const paymentIdText = (payment: { method: PaymentMethod; transactionId: string | null }) =>
  payment.transactionId ?? (payment.method === "COD" ? "Paid on delivery" : "Pending");
