import type { EntityManager } from "typeorm";
import type { Author } from "../audit/audit.rules.ts";
import { returnStock, writeOffStock } from "../catalogue/stock.store.ts";
import { updateOrderStatus } from "../orders/update-order-status.command.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { portionsOfPieces, replacePieces } from "../orders/order-portion.store.ts";
import { creditOrder } from "../payments/credit-order.command.ts";
import { CreditReason } from "../payments/credit.rules.ts";
import { isFullyCredited } from "../payments/credit.store.ts";
import type { Paise } from "../../platform/money.ts";
import type { Services } from "../shop/services.ts";
import { adminStep, type SeenReturn } from "./admin-step.command.ts";
import { checkedInspection, isSameInspection, type InspectedLine } from "./inspection.rules.ts";
import { moveReturn, type LockedReturn } from "./move-return.command.ts";
import { ReturnKind, ReturnStatus } from "./return-status.rules.ts";
import type { ReturnLineRow } from "./return.store.ts";
import { setInspection } from "./return-write.store.ts";

/**
 * Books the pieces that came back: all of them as returned, and then those that cannot be sold as damaged. So the movements of
 * the product say both, and their sum is the stock.
 */
const bookPieces = async (
  tx: EntityManager,
  { order, request }: LockedReturn,
  lines: readonly ReturnLineRow[],
  userId: string,
): Promise<void> => {
  const { id: orderId } = order;
  await returnStock(tx, orderId, await portionsOfPieces(tx, orderId, lines));
  const writtenOff = lines
    .filter((line) => line.writtenOff > 0)
    .map((line) => ({ ...line, quantity: line.writtenOff }));
  if (writtenOff.length > 0)
    await writeOffStock(
      tx,
      { orderId, userId, note: `Return ${request.returnNumber}` },
      await portionsOfPieces(tx, orderId, writtenOff),
    );
  await replacePieces(tx, request.id, lines);
};

/** Credits the pieces that are not exchanged. Returns the amount. */
const creditPieces = async (tx: EntityManager, { order, request }: LockedReturn): Promise<Paise> => {
  const pieces = request.lines
    .filter(({ kind }) => kind === ReturnKind.RETURN)
    .map(({ orderLineId, quantity }) => ({ orderLineId, quantity }));
  if (pieces.length === 0) return 0;
  const credit = await creditOrder(tx, order, {
    sourceId: request.id,
    reason: CreditReason.PIECES_RETURNED,
    parts: { pieces },
  });
  return credit?.amount ?? 0;
};

/**
 * Completes a return after the inspection of its pieces: they go into stock or are written off, the money goes back, and
 * replacements are due to be sent. With the last piece that is charged, the order becomes returned. Throws
 * INSPECTION_INVALID, and what `adminStep` throws.
 */
export const inspectReturn = (
  services: Services,
  author: Author,
  { lines: findings, ...seen }: SeenReturn & { lines: readonly InspectedLine[] },
): Promise<string> => {
  const to = ReturnStatus.COMPLETED;
  const { userId } = author;
  const isSame = ({ lines }: LockedReturn["request"]) => isSameInspection(lines, findings);
  return adminStep(services, { author, action: "inspectReturn", seen, to, isSame }, async (tx, locked) => {
    const lines = checkedInspection(locked.request.lines, findings);
    await setInspection(tx, lines);
    await bookPieces(tx, locked, lines, userId);
    const creditedAmount = await creditPieces(tx, locked);
    await moveReturn(tx, locked, { status: to, userId, creditedAmount });
    if (await isFullyCredited(tx, locked.order.id))
      await updateOrderStatus(tx, locked.order, { status: OrderStatus.RETURNED, userId });
    const total = (key: "restocked" | "writtenOff"): number =>
      lines.reduce((sum, line) => sum + line[key], 0);
    return {
      restocked: { before: 0, after: total("restocked") },
      writtenOff: { before: 0, after: total("writtenOff") },
    };
  });
};
