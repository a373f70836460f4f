import type { EntityManager } from "typeorm";
import { releaseWelcomeCode, respendWelcomeCode } from "../accounts/welcome-code.store.ts";
import { returnStock, takeStock } from "../catalogue/stock.store.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { orderLife, stockEffect } from "./order-life.rules.ts";
import { OrderStatus } from "./order-status.rules.ts";
import { moveOrder, portionsOf, type LockedOrder } from "./order-write.store.ts";

const takeAgain = async (tx: EntityManager, orderId: string): Promise<void> => {
  const short = await takeStock(tx, await portionsOf(tx, orderId));
  if (short)
    refuse("OUT_OF_STOCK", {
      message: "There are not enough pieces left to take this order up again.",
      facts: { available: short.left },
    });
};

/** Gives the pieces back, or takes them again; answers with whether the order holds them now. */
const settleStock = async (tx: EntityManager, order: LockedOrder, to: OrderStatus): Promise<boolean> => {
  const effect = stockEffect(order.holdsStock, to);
  if (effect === "none") return order.holdsStock;
  if (effect === "take") await takeAgain(tx, order.id);
  else await returnStock(tx, await portionsOf(tx, order.id));
  return effect === "take";
};

/** A cancelled order gives its welcome code back; one that is taken up again spends it again, or stays cancelled. */
const settleCode = async (tx: EntityManager, order: LockedOrder, to: OrderStatus): Promise<void> => {
  if (!orderLife[to].keepsCode) return releaseWelcomeCode(tx, order.id);
  if (order.discount === 0 || orderLife[order.orderStatus].keepsCode) return;
  if (await respendWelcomeCode(tx, { userId: order.userId, orderId: order.id })) return;
  refuse("CODE_SPENT", { message: "The discount code of this order has been used for another one since." });
};

/** The mail that is due when an order comes to a status; where there is nothing to tell, the job finds so. */
const tellShopper = (tx: EntityManager, orderId: string, status: OrderStatus): Promise<void> =>
  status === OrderStatus.CONFIRMED
    ? addJob(tx, "mail-order-confirmation", { orderId })
    : addJob(tx, "mail-order-status", { orderId, status });

/**
 * Takes a locked order to another status, with what the life of an order says of it: its welcome code, its pieces, the
 * record of who did it (null: the shop itself), and her mail. Its money is the payments' affair.
 */
export const leadOrder = async (
  tx: EntityManager,
  order: LockedOrder,
  to: { status: OrderStatus; userId: string | null },
): Promise<void> => {
  await settleCode(tx, order, to.status);
  const holdsStock = await settleStock(tx, order, to.status);
  await moveOrder(tx, order, { ...to, holdsStock });
  await tellShopper(tx, order.id, to.status);
};
