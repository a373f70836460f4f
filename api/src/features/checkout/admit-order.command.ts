import { refuse } from "../../platform/errors/errors.ts";
import { orderWithKey } from "../orders/order-by-key.store.ts";
import { stockOfUnit } from "../catalogue/stock.store.ts";
import type { Shop } from "../shop/shop.ts";
import { checkoutLineOf } from "./line/checkout-line.ts";
import { takePlace, useTurn } from "./line/checkout-line.store.ts";
import { lineFacts } from "./line/place-in-line.rules.ts";
import { isCrowd, ordersOf } from "./order-queue.ts";
import type { RequestedLine } from "./priced-lines.query.ts";
import type { EntityManager } from "typeorm";

type OrderRequest = {
  userId: string;
  idempotencyKey: string;
  lines: readonly RequestedLine[];
  /** The payment that was made before placing. */
  transactionId: string | null;
};

/**
 * Throws OUT_OF_STOCK for a choice that is known to be sold out, by a read without a lock. An order that is already paid is not
 * refused here.
 */
export const refuseSoldOut = async (shop: Shop, order: OrderRequest): Promise<void> => {
  const { userId, idempotencyKey, lines, transactionId } = order;
  if (transactionId) return;
  const { database } = shop;
  const unit = await ordersOf(shop).soldOut.find(lines, (unitId) => stockOfUnit(database, unitId));
  // The order that took the last piece may be repeated.
  if (!unit || (await orderWithKey(database, userId, idempotencyKey)) !== undefined) return;
  refuse("OUT_OF_STOCK", {
    message: `${unit.title} is out of stock.`,
    facts: { productId: unit.productId, available: 0 },
  });
};

/**
 * Whether an order uses up a turn of its shopper. Throws CHECKOUT_LINE while checkout lets shoppers in by turn and it is not the
 * shopper's; the refusal takes a place in the line. Without a crowd it sends no statement. An order that is already paid needs
 * no turn.
 */
export const needsTurn = async (shop: Shop, order: OrderRequest): Promise<boolean> => {
  if (order.transactionId) return false;
  const line = checkoutLineOf(shop);
  const { perSecond, turnSeconds, waitMs } = shop.settings.admission;
  if (isCrowd(ordersOf(shop).queue, waitMs)) line.open();
  if (!line.isOpen()) return false;
  const { ahead, secondsLeft } = await takePlace(shop.database, order.userId, turnSeconds);
  if (secondsLeft !== null) return true;
  if ((await orderWithKey(shop.database, order.userId, order.idempotencyKey)) !== undefined) return false;
  return refuse("CHECKOUT_LINE", { facts: lineFacts(ahead, perSecond) });
};

/** Uses up the turn of a shopper. Throws CHECKOUT_LINE if another order has used it. */
export const spendTurn = async (tx: EntityManager, { settings }: Shop, userId: string): Promise<void> => {
  const { perSecond, turnSeconds } = settings.admission;
  if (!(await useTurn(tx, userId, turnSeconds))) refuse("CHECKOUT_LINE", { facts: lineFacts(0, perSecond) });
};
