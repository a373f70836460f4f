import { createHash } from "node:crypto";
import type { EntityManager } from "typeorm";
import { addAudit } from "../../audit/audit.store.ts";
import { AuditSubject, type Author, type FieldChanges } from "../../audit/audit.rules.ts";
import { idempotently } from "../../audit/idempotently.command.ts";
import { returnStock } from "../../catalogue/stock.store.ts";
import { listOfPieces } from "../../orders/list-of-pieces.rules.ts";
import { portionsOfPieces, removePieces } from "../../orders/order-portion.store.ts";
import type { OrderStatus } from "../../orders/order-status.rules.ts";
import { lockOrder, type LockedOrder } from "../../orders/order-write.store.ts";
import { creditOrder } from "../../payments/credit-order.command.ts";
import type { CreditParts, CreditReason } from "../../payments/credit.rules.ts";
import { creditedAmountOf } from "../../payments/credit.store.ts";
import { addRefundedPieces, type NewRefundedPieces } from "../../payments/refunded-piece.store.ts";
import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../returns.refusals.ts";
import { asId, uuidOfHex } from "../../../platform/ids.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import type { Paise } from "../../../platform/money.ts";
import type { Services } from "../../shop/services.ts";
import { isCashDue } from "./refund.rules.ts";

/** What an admin saw of an order: nothing is credited unseen after another change. */
export type SeenOrder = { orderStatus: OrderStatus; creditedAmount: Paise };

export type RequestByHand = { orderId: string; idempotencyKey: string; seen: SeenOrder; note: string | null };

/**
 * The source of a credit by hand. It follows from the request, so that a credit that is made again after it was lost with a
 * restored backup has the same idempotency key at Razorpay.
 */
const sourceOf = ({ userId }: Author, idempotencyKey: string): string =>
  uuidOfHex(
    createHash("sha256").update(`credit by hand\n${userId}\n${idempotencyKey}`).digest("hex").slice(0, 32),
  );

/** Throws ORDER_CHANGED. */
const checkSeen = async (tx: EntityManager, order: LockedOrder, seen: SeenOrder): Promise<void> => {
  const creditedAmount = await creditedAmountOf(tx, order.id);
  if (order.orderStatus === seen.orderStatus && creditedAmount === seen.creditedAmount) return;
  refuse("ORDER_CHANGED", {
    facts: { orderStatus: order.orderStatus.toUpperCase(), creditedAmount: creditedAmount / 100 },
  });
};

/**
 * Runs a credit by an admin under the order's lock, once for its idempotency key. Returns the order's id. Throws ORDER_NOT_FOUND,
 * ORDER_CHANGED, BAD_KEY, KEY_REUSED.
 */
export const creditByHand = (
  services: Services,
  author: Author,
  action: "cancelPieces" | "refundOrder",
  { idempotencyKey, ...request }: RequestByHand,
  input: Record<string, unknown>,
  work: (tx: EntityManager, order: LockedOrder, sourceId: string) => Promise<FieldChanges>,
): Promise<string> => {
  const orderId = asId(request.orderId, "orderId");
  return inTransaction(services.database, (tx) =>
    idempotently(tx, author, { idempotencyKey, action, input: { ...input, orderId } }, async () => {
      const order = (await lockOrder(tx, orderId)) ?? refuse("ORDER_NOT_FOUND");
      await checkSeen(tx, order, request.seen);
      const changes = await work(tx, order, sourceOf(author, idempotencyKey));
      await addAudit(tx, {
        author,
        action,
        subject: AuditSubject.ORDER,
        subjectId: orderId,
        label: order.orderNumber,
        changes,
      });
      return orderId;
    }),
  );
};

type PiecesByHand = (NewRefundedPieces & { title: string })[];

/** Takes pieces out of an order for good, and puts those that are in the shop back into stock. */
const removeFromOrder = async (
  tx: EntityManager,
  { id: orderId }: LockedOrder,
  pieces: PiecesByHand,
): Promise<void> => {
  const restocked = pieces.filter(({ isRestocked }) => isRestocked);
  if (restocked.length > 0) await returnStock(tx, orderId, await portionsOfPieces(tx, orderId, restocked));
  if (pieces.length > 0) await removePieces(tx, pieces);
};

/**
 * Credits pieces, the shipping or an amount of a locked order, with its stock, and the mail of an order whose money is not paid
 * yet; a refund or a payout has its own. Returns what the audit says. Throws CREDIT_EXCEEDS_ORDER.
 */
export const creditPart = async (
  tx: EntityManager,
  order: LockedOrder,
  credit: {
    sourceId: string;
    reason: CreditReason;
    pieces: PiecesByHand;
    parts: Omit<CreditParts, "pieces">;
    note: string | null;
  },
): Promise<FieldChanges> => {
  const { sourceId, reason, pieces, note } = credit;
  await removeFromOrder(tx, order, pieces);
  const parts = { ...credit.parts, pieces };
  const added =
    (await creditOrder(tx, order, { sourceId, reason, parts, note })) ?? refuse("CREDIT_EXCEEDS_ORDER");
  await addRefundedPieces(tx, added.id, pieces);
  if (isCashDue(order)) await addJob(tx, "mail-cash-change", { creditId: added.id });
  return {
    ...(pieces.length > 0 && { pieces: { before: null, after: listOfPieces(pieces) } }),
    amount: { before: null, after: added.amount / 100 },
    ...(note && { note: { before: null, after: note } }),
  };
};
