import { inTransaction } from "../../../platform/database/database.ts";
import type { Shop } from "../../shop/shop.ts";
import { ledgerRow } from "../payment.store.ts";
import { clockTime, putDispute } from "./dispute.store.ts";

/** Asks Razorpay about a dispute and stores the answer. No credit follows: a lost dispute is money lost. */
export const recordDispute = async (shop: Shop, gatewayDisputeId: string): Promise<void> => {
  const askedAt = await clockTime(shop.database.source.manager);
  const dispute = await shop.razorpay.dispute(gatewayDisputeId);
  await inTransaction(shop.database, async (tx) => {
    const payment = await ledgerRow(tx, dispute.gatewayPaymentId);
    if (payment) await putDispute(tx, payment.id, dispute, askedAt);
    else shop.log.warn({ gatewayDisputeId }, "a dispute is about a payment that is not in the ledger");
  });
};
