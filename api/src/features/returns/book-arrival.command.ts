import type { EntityManager } from "typeorm";
import { returnStock, writeOffStock } from "../catalogue/stock.store.ts";
import { portionsOfPieces, removePieces, replacePieces } from "../orders/order-portion.store.ts";
import { creditOrder } from "../payments/credit-order.command.ts";
import { CreditReason } from "../payments/credit.rules.ts";
import type { Paise } from "../../platform/money.ts";
import { holdReplacements, replacementsOf } from "./hold-replacements.ts";
import { lateSourceOf } from "./late-pieces.ts";
import type { LockedReturn } from "./move-return.command.ts";
import { ReturnKind, ReturnStatus } from "./return-status.rules.ts";
import type { ReturnLineRow } from "./return.store.ts";

/** A line after an inspection, with the pieces that arrived now, and those of them that cannot be sold. */
export type ArrivedLine = ReturnLineRow & { arrived: number; damaged: number };

const ofNumber = (
  lines: readonly ArrivedLine[],
  numberOf: (line: ArrivedLine) => number,
): (ArrivedLine & { quantity: number })[] =>
  lines.map((line) => ({ ...line, quantity: numberOf(line) })).filter(({ quantity }) => quantity > 0);

/**
 * Books the pieces that came back: all of them as returned, and then those that cannot be sold as damaged. So the movements of
 * the product say both, and their sum is the stock.
 */
const bookPieces = async (
  tx: EntityManager,
  { order, request }: LockedReturn,
  lines: readonly ArrivedLine[],
  userId: string,
): Promise<void> => {
  const { id: orderId } = order;
  const arrived = ofNumber(lines, (line) => line.arrived);
  if (arrived.length > 0) await returnStock(tx, orderId, await portionsOfPieces(tx, orderId, arrived));
  const damaged = ofNumber(lines, (line) => line.damaged);
  if (damaged.length > 0)
    await writeOffStock(
      tx,
      { orderId, userId, note: `Return ${request.returnNumber}` },
      await portionsOfPieces(tx, orderId, damaged),
    );
  await replacePieces(tx, request.id, arrived);
};

/**
 * The order keeps the replacements of the pieces that arrived. Those of missing pieces go back into stock: they are taken again
 * when the pieces arrive. Throws OUT_OF_STOCK.
 */
const bookReplacements = async (
  tx: EntityManager,
  { order: { id: orderId }, request }: LockedReturn,
  lines: readonly ArrivedLine[],
): Promise<void> => {
  if (request.status === ReturnStatus.COMPLETED) {
    const advice = "You can refund the pieces on the page of the order instead.";
    const late = replacementsOf(ofNumber(lines, (line) => line.arrived));
    return holdReplacements(tx, { orderId, returnId: request.id, advice }, late);
  }
  const notNeeded = replacementsOf(ofNumber(lines, (line) => line.missing));
  if (notNeeded.length === 0) return;
  await returnStock(tx, orderId, await portionsOfPieces(tx, orderId, notNeeded));
  await removePieces(tx, notNeeded);
};

/** Credits the pieces that arrived and are not exchanged. Returns the amount. */
const creditPieces = async (
  tx: EntityManager,
  { order, request }: LockedReturn,
  lines: readonly ArrivedLine[],
): Promise<Paise> => {
  const pieces = ofNumber(lines, (line) => line.arrived)
    .filter(({ kind }) => kind === ReturnKind.RETURN)
    .map(({ orderLineId, quantity }) => ({ orderLineId, quantity }));
  if (pieces.length === 0) return 0;
  const credit = await creditOrder(tx, order, {
    sourceId: request.status === ReturnStatus.COMPLETED ? lateSourceOf(request) : request.id,
    reason: CreditReason.PIECES_RETURNED,
    parts: { pieces },
  });
  return credit?.amount ?? 0;
};

/**
 * Books what arrived of a locked return, at its first inspection or later: stock, replacements, money. `request` is the return
 * before the inspection. Returns the credited amount. Throws OUT_OF_STOCK.
 */
export const bookArrival = async (
  tx: EntityManager,
  locked: LockedReturn,
  lines: readonly ArrivedLine[],
  userId: string,
): Promise<Paise> => {
  await bookReplacements(tx, locked, lines);
  await bookPieces(tx, locked, lines, userId);
  return creditPieces(tx, locked, lines);
};
