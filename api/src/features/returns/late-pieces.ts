import { createHash } from "node:crypto";
import type { EntityManager } from "typeorm";
import { creditAmounts } from "../payments/credit.rules.ts";
import { creditableOrder } from "../payments/credit.store.ts";
import { refuse } from "./returns.refusals.ts";
import { uuidOfHex } from "../../platform/ids.ts";
import type { LockedReturn } from "./move-return.command.ts";
import { piecesOfOrder } from "./return-piece.store.ts";
import { without, type Pieces } from "./return-pieces.rules.ts";
import { ReturnKind } from "./return-status.rules.ts";
import type { ReturnLineRow } from "./return.store.ts";

/**
 * The source of the credit of pieces that arrive late. It follows from the return and the pieces that arrived before, so that a
 * credit that is made again after it was lost with a restored backup has the same idempotency key at Razorpay.
 */
export const lateSourceOf = ({ id, lines }: LockedReturn["request"]): string => {
  const before = lines.reduce((sum, { restocked, writtenOff }) => sum + restocked + writtenOff, 0);
  return uuidOfHex(createHash("sha256").update(`late pieces\n${id}\n${before}`).digest("hex").slice(0, 32));
};

/**
 * Missing pieces can arrive as long as the order counts them as those of the shopper: they are neither part of another return nor
 * refunded, and the order has not ended. Throws RETURN_STEP_INVALID.
 */
export const checkCanArrive = async (
  tx: EntityManager,
  { order }: LockedReturn,
  lines: readonly (ReturnLineRow & { arrived: number })[],
): Promise<void> => {
  if (!order.holdsStock)
    refuse("RETURN_STEP_INVALID", {
      message: `The whole order is ${order.orderStatus}. Please book the pieces by a stock count.`,
    });
  const arrived = lines
    .map(({ orderLineId, size, color, kind, arrived: quantity }) => ({
      orderLineId,
      size,
      color,
      kind,
      quantity,
    }))
    .filter(({ quantity }) => quantity > 0);
  const { pieces } = await piecesOfOrder(tx, order.id);
  const left = arrived.reduce<Pieces[] | undefined>((all, each) => all && without(all, each), pieces);
  const refunded = arrived.filter(({ kind }) => kind === ReturnKind.RETURN);
  const isCharged =
    refunded.length === 0 || creditAmounts(await creditableOrder(tx, order.id), { pieces: refunded });
  if (!left || !isCharged)
    refuse("RETURN_STEP_INVALID", {
      message: "The missing pieces are part of another return, or they are refunded already.",
    });
};
