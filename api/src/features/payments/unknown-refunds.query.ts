import type { ListedRefund } from "../../platform/razorpay/razorpay.ts";
import type { Shop } from "../shop/shop.ts";
import { refundsOfGatewayPayment } from "./refund-write.store.ts";

/**
 * The refunds of a payment at Razorpay that are in no row of the ledger and have not failed, newest first: made in the
 * dashboard, or requested by the shop while the answer was lost.
 */
export const unknownRefunds = async (
  shop: Shop,
  { gatewayPaymentId }: { gatewayPaymentId: string },
): Promise<ListedRefund[]> => {
  const listed = await shop.razorpay.refundsOf(gatewayPaymentId);
  const rows = await refundsOfGatewayPayment(shop.database.source.manager, gatewayPaymentId);
  const ledgerIds = new Set(rows.map(({ gatewayRefundId }) => gatewayRefundId));
  return listed.filter(({ id, status }) => status !== "failed" && !ledgerIds.has(id));
};
