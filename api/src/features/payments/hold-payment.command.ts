import type { EntityManager } from "typeorm";
import { refuse } from "../../platform/errors/errors.ts";
import type { Paise } from "../../platform/money.ts";
import { lockIntent, setIntentOrder } from "./payment-intent.store.ts";
import { ledgerRow } from "./payment.store.ts";

/** A payment made beforehand that is about to become an order, locked until the transaction ends. */
export type HeldPayment = { transactionId: string; assignTo: (orderId: string) => Promise<void> };

/**
 * Waits until no other order is just being made of the same payment: the same request sent twice at once finds the
 * order that the first one made.
 */
export const waitForOrderOfPayment = async (tx: EntityManager, gatewayPaymentId: string): Promise<void> => {
  const entry = await ledgerRow(tx, gatewayPaymentId);
  if (entry) await lockIntent(tx, entry.intentId);
};

/**
 * Takes the payment that she made before placing, for one order: it has to be hers, captured, not consumed by an
 * earlier order, and exactly the total that the shop has computed. Otherwise it waits, and is given back in time.
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
  if (!isFree || payment.amount !== claim.total) notVerified();
  return {
    transactionId: payment.gatewayPaymentId,
    assignTo: (orderId) => setIntentOrder(tx, intent.id, orderId),
  };
};
