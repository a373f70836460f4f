import type { PaymentMethod } from "../graphql/generated.ts";

/** The ways to pay as she reads them. */
export const paymentMethodNames: Record<PaymentMethod, string> = {
  COD: "Cash on delivery",
  ONLINE: "Online payment",
};

/** What stands under "Payment id". With cash on delivery there is none: she pays at her door. */
export const paymentIdText = (payment: { method: PaymentMethod; transactionId: string | null }) =>
  payment.transactionId ?? (payment.method === "COD" ? "Paid on delivery" : "Pending");
