import type { PaymentMethod } from "../../graphql/generated.ts";

/** The text under "Payment id". Cash on delivery has none, also once it is paid. */
export const paymentIdText = (payment: { method: PaymentMethod; transactionId: string | null }) =>
  payment.transactionId ?? (payment.method === "COD" ? "Not needed for cash on delivery" : "Pending");
