import type { EntityManager } from "typeorm";
import { releaseWelcomeCode, respendWelcomeCode } from "../accounts/welcome-code.store.ts";
import { returnStock, takeStock } from "../catalogue/stock.store.ts";
import { inTransaction } from "../gateways/database.ts";
import { addJob } from "../gateways/jobs.ts";
import { refuse } from "../shared/errors.ts";
import { asId } from "../shared/ids.ts";
import type { Viewer } from "../shared/viewer.ts";
import type { Shop } from "../shop.ts";
import { orderLife, stockEffect } from "./order-life.rules.ts";
import { OrderStatus } from "./order-status.rules.ts";
import { lockOrder, makePayable, moveOrder, portionsOf, type LockedOrder } from "./order-write.store.ts";

const takeAgain = async (tx: EntityManager, orderId: string): Promise<void> => {
  const short = await takeStock(tx, await portionsOf(tx, orderId));
  if (short)
    refuse("OUT_OF_STOCK", {
      say: "There are not enough pieces left to take this order up again.",
      facts: { available: short.left },
    });
};

/** The mail that is due when an order comes to a status; where there is nothing to tell, the job finds so. */
const tellShopper = (tx: EntityManager, orderId: string, status: OrderStatus): Promise<void> =>
  status === OrderStatus.CONFIRMED
    ? addJob(tx, "mail-order-confirmation", { orderId })
    : addJob(tx, "mail-order-status", { orderId, status });

/** A cancelled order gives its welcome code back; one that is taken up again spends it again, or stays cancelled. */
const settleCode = async (tx: EntityManager, order: LockedOrder, to: OrderStatus): Promise<void> => {
  if (!orderLife[to].keepsCode) return releaseWelcomeCode(tx, order.id);
  if (order.discount === 0 || orderLife[order.orderStatus].keepsCode) return;
  if (await respendWelcomeCode(tx, { userId: order.userId, orderId: order.id })) return;
  refuse("CODE_SPENT", { say: "The discount code of this order has been used for another one since." });
};

/**
 * An admin moves an order to any status. Entering cancelled or returned gives the stock back once; leaving
 * them takes it again, or is refused. The same status again changes nothing. An unpaid online order that becomes
 * pending can be paid anew, in its full time. Money that was paid stays where it is: giving it back is a return.
 */
export const changeOrderStatus = (
  shop: Shop,
  viewer: Viewer,
  change: { orderId: string; status: OrderStatus },
): Promise<string> => {
  const orderId = asId(change.orderId, "orderId");
  return inTransaction(shop.database, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("ORDER_NOT_FOUND");
    if (order.orderStatus === change.status) return orderId;
    const effect = stockEffect(order.holdsStock, change.status);
    if (effect === "take") await takeAgain(tx, orderId);
    if (effect === "return") await returnStock(tx, await portionsOf(tx, orderId));
    await settleCode(tx, order, change.status);
    const holdsStock = effect === "none" ? order.holdsStock : effect === "take";
    if (change.status === OrderStatus.PENDING)
      await makePayable(tx, orderId, shop.settings.payments.orderExpiresSeconds);
    await moveOrder(tx, order, { status: change.status, holdsStock, userId: viewer.userId });
    await tellShopper(tx, orderId, change.status);
    return orderId;
  });
};
