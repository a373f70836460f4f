import type { Author } from "../../audit/audit.rules.ts";
import { updateOrderStatus } from "../../orders/update-order-status.command.ts";
import { markUnpacked } from "../../orders/mark-unpacked.command.ts";
import { OrderStatus } from "../../orders/order-status.rules.ts";
import { CreditReason } from "../../payments/credit.rules.ts";
import { isFullyCredited } from "../../payments/credit.store.ts";
import { leastRefund } from "../../payments/payment.rules.ts";
import { refuse } from "../returns.refusals.ts";
import type { Paise } from "../../../platform/money.ts";
import { cleanOptional } from "../../../platform/text.ts";
import type { Services } from "../../shop/services.ts";
import { creditByHand, creditPart, type RequestByHand } from "./credit-by-hand.command.ts";
import {
  checkedPieces,
  isCashDue,
  maxNoteLength,
  refundProblem,
  type RequestedPieces,
} from "./refund.rules.ts";
import { piecesByPlace, requestedFrom } from "./refundable-pieces.ts";

export type RefundRequest = RequestByHand & {
  /** Pieces that have left the shop. */
  lines: readonly (RequestedPieces & { isRestocked: boolean })[];
  hasShipping: boolean;
  /** An amount off the prices, for a reason that the shopper reads; not together with pieces. */
  reduction: Paise;
};

/**
 * Refunds pieces that have left the shop, the shipping, or an amount. Pieces come back into stock if the admin says so. With the
 * last piece that is charged, the order becomes returned. Returns the order's id. Throws ORDER_NOT_FOUND, ORDER_CHANGED,
 * ORDER_NOT_REFUNDABLE, REFUND_INVALID, REFUND_REASON_NEEDED, BAD_QUANTITY, CREDIT_EXCEEDS_ORDER, KEY_REUSED.
 */
export const refundOrder = (
  services: Services,
  author: Author,
  { lines, hasShipping, reduction, ...request }: RefundRequest,
): Promise<string> => {
  const requested = checkedPieces(lines);
  const note = cleanOptional(request.note, "note", maxNoteLength);
  if (reduction < 0 || (reduction > 0 && requested.length > 0))
    refuse("REFUND_INVALID", { field: "reduction" });
  if (reduction === 0 && !hasShipping && requested.length === 0) refuse("REFUND_INVALID", { field: "lines" });
  if (reduction > 0 && reduction < leastRefund)
    refuse("REFUND_INVALID", { field: "reduction", message: "Please enter an amount of at least ₹1." });
  if (reduction > 0 && !note) refuse("REFUND_REASON_NEEDED", { field: "note" });
  const input = { lines, hasShipping, reduction, note };
  return creditByHand(services, author, "refundOrder", request, input, async (tx, order, sourceId) => {
    const problem = refundProblem(order);
    if (problem) refuse("ORDER_NOT_REFUNDABLE", { message: problem });
    const pieces = requestedFrom((await piecesByPlace(tx, order)).shipped, requested).map(
      ({ requested: { isRestocked }, ...each }) => ({ ...each, isRestocked, isUnshipped: false }),
    );
    const reason = CreditReason.REFUNDED_BY_SHOP;
    const parts = { hasShipping, reduction };
    const changes = await creditPart(tx, order, { sourceId, reason, pieces, parts, note });
    // The slip in a closed box names what the courier collects.
    if (isCashDue(order)) await markUnpacked(tx, author, order);
    if (await isFullyCredited(tx, order.id))
      await updateOrderStatus(tx, order, { status: OrderStatus.RETURNED, userId: author.userId });
    return changes;
  });
};
