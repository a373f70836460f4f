import { inTransaction } from "../../platform/database/database.ts";
import type { Services } from "../shop/services.ts";
import { lockIntent } from "./payment-intent.store.ts";
import { makeRefundDue } from "./make-refund-due.command.ts";
import { RefundReason } from "./payment.rules.ts";
import { ledgerOf, setLedgerStatus } from "./payment.store.ts";

/** Makes the refund due of a payment that was made before placing and has no order. */
export const refundUnusedPayment = (services: Services, intentId: string): Promise<void> =>
  inTransaction(services.database, async (tx) => {
    const intent = await lockIntent(tx, intentId);
    if (!intent || intent.orderId) return;
    for (const { id, amount, status } of await ledgerOf(tx, intentId)) {
      if (status !== "captured") continue;
      await setLedgerStatus(tx, id, "refund_due");
      await makeRefundDue(tx, { paymentId: id, amount, reason: RefundReason.NO_ORDER });
    }
  });
