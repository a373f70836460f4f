import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { releaseUses, takeUsesAgain } from "../promotions/promotion.store.ts";
import { returnStock, takeStock } from "../catalogue/stock.store.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { refuse } from "./orders.refusals.ts";
import { orderStatusEffects, stockEffect } from "./order-status-effects.rules.ts";
import { OrderStatus } from "./order-status.rules.ts";
import { closeReturns } from "./close-returns.store.ts";
import { withoutMissing } from "./missing-pieces.ts";
import { dropHolds, portionsOf, removePieces, type LinePieces } from "./order-portion.store.ts";
import { setOrderStatuses, type LockedOrder, type NewStatus } from "./order-write.store.ts";

/** Takes the pieces of a reopened order from stock: those that went back into it. Throws OUT_OF_STOCK. */
const takeStockAgain = async (tx: EntityManager, orderId: string): Promise<void> => {
  const shortage = await takeStock(tx, orderId, await portionsOf(tx, orderId));
  if (shortage)
    refuse("OUT_OF_STOCK", {
      message: "There are not enough pieces left to reopen this order.",
      facts: { available: shortage.left },
    });
  await dropHolds(tx, orderId);
};

/**
 * Returns the pieces that the order still has, held replacements included, less those that did not come back. Its open returns are
 * closed.
 */
const giveStockBack = async (
  tx: EntityManager,
  orderId: string,
  missing: readonly LinePieces[],
): Promise<void> => {
  const portions = await portionsOf(tx, orderId);
  await returnStock(tx, orderId, await withoutMissing(tx, orderId, portions, missing));
  await dropHolds(tx, orderId);
  // They are not in stock: the order does not take them again, should it be reopened, and has them from then on.
  if (missing.length > 0) await removePieces(tx, missing, orderId);
  for (const returnId of await closeReturns(tx, orderId))
    await addJob(tx, "mail-return", { returnId, step: "closed" });
};

/** Returns or takes the pieces of the order. Returns whether the order holds them afterwards. Throws OUT_OF_STOCK. */
const applyStockEffect = async (
  tx: EntityManager,
  order: LockedOrder,
  to: OrderStatus,
  missing: readonly LinePieces[],
): Promise<boolean> => {
  const effect = stockEffect(order.holdsStock, to);
  if (effect === "none") return order.holdsStock;
  if (effect === "take") await takeStockAgain(tx, order.id);
  else await giveStockBack(tx, order.id, missing);
  return effect === "take";
};

/** Releases the promotions of a cancelled order; uses them again if the order leaves that status. Throws CODE_SPENT. */
const applyPromotionEffect = async (
  tx: EntityManager,
  order: LockedOrder,
  to: OrderStatus,
): Promise<void> => {
  if (!orderStatusEffects[to].keepsPromotions) return releaseUses(tx, order.id);
  if (orderStatusEffects[order.orderStatus].keepsPromotions || (await takeUsesAgain(tx, order.id))) return;
  refuse("CODE_SPENT", { message: "The discount of this order has since been used for another order." });
};

/** Adds the mail job of a status. The job itself decides whether the shopper gets a mail. */
const addStatusMail = (tx: EntityManager, orderId: string, status: OrderStatus): Promise<void> =>
  status === OrderStatus.CONFIRMED
    ? addJob(tx, "mail-order-confirmation", { orderId })
    : addJob(tx, "mail-order-status", { orderId, status, mailId: randomUUID() });

/**
 * Changes the status of a locked order, with its promotions, its stock, its status history and the shopper's mail.
 * `userId` is the account that makes the change; `null` for the shop itself. `missing` are pieces that did not come back with the
 * parcel of an order that ends: they do not go into stock. Refunds are not part of it: see
 * `updateOrderStatusAndRefund`.
 */
export const updateOrderStatus = async (
  tx: EntityManager,
  order: LockedOrder,
  { missing = [], ...to }: NewStatus & { missing?: readonly LinePieces[] },
): Promise<void> => {
  await applyPromotionEffect(tx, order, to.status);
  const holdsStock = await applyStockEffect(tx, order, to.status, missing);
  await setOrderStatuses(tx, [{ ...order, holdsStock }], to);
  await addStatusMail(tx, order.id, to.status);
};

/**
 * Makes locked orders shipped, whose pieces the shop still holds and whose parcels are recorded: neither stock nor promotions
 * changes. The mail about the parcel takes the place of the mail about the status.
 */
export const markShipped = (
  tx: EntityManager,
  orders: readonly LockedOrder[],
  userId: string,
): Promise<void> => setOrderStatuses(tx, orders, { status: OrderStatus.SHIPPED, userId });
