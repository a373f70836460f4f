import { inTransaction } from "../gateways/database.ts";
import { addJob } from "../gateways/jobs.ts";
import type { Shop } from "../shop.ts";
import { lockIntent } from "./intent.store.ts";
import { addRefund, ledgerOf, setStanding } from "./payment.store.ts";

/** Gives back a payment that was made beforehand, and of which no order has come in its time. */
export const giveBack = (shop: Shop, intentId: string): Promise<void> =>
  inTransaction(shop.database, async (tx) => {
    const intent = await lockIntent(tx, intentId);
    if (!intent || intent.orderId) return;
    for (const payment of await ledgerOf(tx, intentId)) {
      if (payment.status !== "captured") continue;
      await setStanding(tx, payment.id, "refund_due");
      const refundId = await addRefund(tx, {
        paymentId: payment.id,
        amount: payment.amount,
        reason: "no order came of it",
      });
      await addJob(tx, "refund-payment", { refundId });
    }
  });
