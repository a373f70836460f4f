import type { EntityManager } from "typeorm";
import type { Author } from "../../audit/audit.rules.ts";
import { updateOrderStatus } from "../../orders/update-order-status.command.ts";
import { markUnpacked } from "../../orders/mark-unpacked.command.ts";
import { OrderStatus } from "../../orders/order-status.rules.ts";
import type { LockedOrder } from "../../orders/order-write.store.ts";
import { hasParcel } from "../../parcels/parcel.store.ts";
import { CreditReason } from "../../payments/credit.rules.ts";
import { isFullyCredited } from "../../payments/credit.store.ts";
import { refuse } from "../returns.refusals.ts";
import { cleanOptional } from "../../../platform/text.ts";
import type { Services } from "../../shop/services.ts";
import { creditByHand, creditPart, type RequestByHand } from "./credit-by-hand.command.ts";
import { cancelProblem, checkedPieces, maxNoteLength, type RequestedPieces } from "./refund.rules.ts";
import { piecesByPlace, requestedFrom } from "./refundable-pieces.ts";

/**
 * The status of an order after pieces were taken out of it. Without a piece it is cancelled, or returned if some were delivered;
 * if all that is left has been shipped, it is shipped.
 */
const statusAfter = async (tx: EntityManager, order: LockedOrder): Promise<OrderStatus> => {
  const isInParcel = await hasParcel(tx, order.id);
  if (await isFullyCredited(tx, order.id)) return isInParcel ? OrderStatus.RETURNED : OrderStatus.CANCELLED;
  const { unshipped } = await piecesByPlace(tx, order);
  return unshipped.length === 0 && isInParcel ? OrderStatus.SHIPPED : order.orderStatus;
};

/**
 * Takes pieces out of an order before they are shipped: they go back into stock, and their money goes back, or is no longer
 * collected at the door. A packed order is to be packed again. Returns the order's id. Throws ORDER_NOT_FOUND, ORDER_CHANGED,
 * ORDER_NOT_REFUNDABLE, REFUND_INVALID, BAD_QUANTITY, KEY_REUSED.
 */
export const cancelPieces = (
  services: Services,
  author: Author,
  { lines, ...request }: RequestByHand & { lines: readonly RequestedPieces[] },
): Promise<string> => {
  const requested = checkedPieces(lines);
  if (requested.length === 0) refuse("REFUND_INVALID", { field: "lines" });
  const note = cleanOptional(request.note, "note", maxNoteLength);
  return creditByHand(
    services,
    author,
    "cancelPieces",
    request,
    { lines, note },
    async (tx, order, sourceId) => {
      const problem = cancelProblem(order);
      if (problem) refuse("ORDER_NOT_REFUNDABLE", { message: problem });
      const pieces = requestedFrom((await piecesByPlace(tx, order)).unshipped, requested).map(
        ({ orderLineId, size, color, quantity, title }) => ({
          orderLineId,
          size,
          color,
          quantity,
          title,
          isUnshipped: true,
          isRestocked: true,
        }),
      );
      const reason = CreditReason.PIECES_CANCELLED;
      const changes = await creditPart(tx, order, { sourceId, reason, pieces, parts: {}, note });
      await markUnpacked(tx, author, order);
      const status = await statusAfter(tx, order);
      if (status !== order.orderStatus) await updateOrderStatus(tx, order, { status, userId: author.userId });
      return changes;
    },
  );
};
