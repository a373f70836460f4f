import type { EntityManager } from "typeorm";
import { refuse } from "./payments.refusals.ts";
import type { Paise } from "../../platform/money.ts";
import { lockIntent, setIntentOrder } from "./payment-intent.store.ts";
import { ledgerRow } from "./payment.store.ts";

/** A payment made before placing, locked until the transaction ends. `assignTo` links it to the new order. */
export type HeldPayment = { transactionId: string; assignTo: (orderId: string) => Promise<void> };

/**
 * Locks a payment made before placing, for one order. It must be the shopper's own, captured, not used by another order,
 * and its intent equal to the total that the server computed: the payment itself may contain a fee on top.
 * Throws PAYMENT_NOT_VERIFIED; an unused payment is refunded later.
 */
export const holdPayment = async (
  tx: EntityManager,
  claim: { userId: string; gatewayPaymentId: string; total: Paise },
): Promise<HeldPayment> => {
  const notVerified = () =>
    refuse("PAYMENT_NOT_VERIFIED", { field: "transactionId", facts: { total: claim.total / 100 } });
  const entry = (await ledgerRow(tx, claim.gatewayPaymentId)) ?? notVerified();
  const intent = (await lockIntent(tx, entry.intentId)) ?? notVerified();
  const payment = (await ledgerRow(tx, claim.gatewayPaymentId)) ?? notVerified();
  const isFree = intent.userId === claim.userId && intent.orderId === null && payment.status === "captured";
  if (!isFree || intent.amount !== claim.total) notVerified();
  return {
    transactionId: payment.gatewayPaymentId,
    assignTo: (orderId) => setIntentOrder(tx, intent.id, orderId),
  };
};
