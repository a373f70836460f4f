import type { EntityManager } from "typeorm";
import { RefundedPiece } from "./refunded-piece.entity.ts";

export type NewRefundedPieces = Pick<
  RefundedPiece,
  "orderLineId" | "size" | "color" | "quantity" | "isUnshipped" | "isRestocked"
>;

/** Records the pieces of a credit by an admin's hand. */
export const addRefundedPieces = async (
  tx: EntityManager,
  creditId: string,
  pieces: readonly NewRefundedPieces[],
): Promise<void> => {
  if (pieces.length > 0)
    await tx.insert(
      RefundedPiece,
      pieces.map(({ orderLineId, size, color, quantity, isUnshipped, isRestocked }) => ({
        creditId,
        orderLineId,
        size,
        color,
        quantity,
        isUnshipped,
        isRestocked,
      })),
    );
};
