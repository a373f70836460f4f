import type { EntityManager } from "typeorm";
import { releaseWelcomeCode, respendWelcomeCode } from "../accounts/welcome-code.store.ts";
import { returnStock, takeStock } from "../catalogue/stock.store.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { orderStatusEffects, stockEffect } from "./order-status-effects.rules.ts";
import { OrderStatus } from "./order-status.rules.ts";
import { setOrderStatus, portionsOf, type LockedOrder } from "./order-write.store.ts";

const takeStockAgain = async (tx: EntityManager, orderId: string): Promise<void> => {
  const shortage = await takeStock(tx, await portionsOf(tx, orderId));
  if (shortage)
    refuse("OUT_OF_STOCK", {
      say: "There are not enough pieces left to take this order up again.",
      facts: { available: shortage.left },
    });
};

/** Gives the pieces back, or takes them again; answers with whether the order holds them now. */
const applyStockEffect = async (tx: EntityManager, order: LockedOrder, to: OrderStatus): Promise<boolean> => {
  const effect = stockEffect(order.holdsStock, to);
  if (effect === "none") return order.holdsStock;
  if (effect === "take") await takeStockAgain(tx, order.id);
  else await returnStock(tx, await portionsOf(tx, order.id));
  return effect === "take";
};

/** A cancelled order gives its welcome code back; one that is taken up again spends it again, or stays cancelled. */
const applyWelcomeCodeEffect = async (
  tx: EntityManager,
  order: LockedOrder,
  to: OrderStatus,
): Promise<void> => {
  if (!orderStatusEffects[to].keepsCode) return releaseWelcomeCode(tx, order.id);
  if (order.discount === 0 || orderStatusEffects[order.orderStatus].keepsCode) return;
  if (await respendWelcomeCode(tx, { userId: order.userId, orderId: order.id })) return;
  refuse("CODE_SPENT", { say: "The discount code of this order has been used for another one since." });
};

/** The mail that is due when an order comes to a status; where there is nothing to tell, the job finds so. */
const addStatusMail = (tx: EntityManager, orderId: string, status: OrderStatus): Promise<void> =>
  status === OrderStatus.CONFIRMED
    ? addJob(tx, "mail-order-confirmation", { orderId })
    : addJob(tx, "mail-order-status", { orderId, status });

/**
 * Takes a locked order to another status, with what the life of an order says of it: its welcome code, its pieces, the
 * record of who did it (null: the shop itself), and her mail. Its money is the payments' affair.
 */
export const changeOrderStatus = async (
  tx: EntityManager,
  order: LockedOrder,
  to: { status: OrderStatus; userId: string | null },
): Promise<void> => {
  await applyWelcomeCodeEffect(tx, order, to.status);
  const holdsStock = await applyStockEffect(tx, order, to.status);
  await setOrderStatus(tx, order, { ...to, holdsStock });
  await addStatusMail(tx, order.id, to.status);
};
