import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { addAuditEntries } from "../audit/audit.store.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { updateOrderStatus } from "../orders/update-order-status.command.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { lockOrders, setOrderStatuses, type LockedOrder } from "../orders/order-write.store.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./parcels.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { addJobs } from "../../platform/jobs/jobs.ts";
import type { Services } from "../shop/services.ts";
import { deliveryProblem, undoProblem } from "./delivery-mark.rules.ts";
import { fullyCredited, lastMarks } from "./delivery-mark.store.ts";
import { maxFileRows, maxOrders } from "./parcel.rules.ts";

/** The result for one order. `problem` says why it stays as it is. */
export type MarkedOrder = { orderId: string; orderNumber: string; problem?: string };

/** Throws TOO_MANY_ORDERS, BAD_ID. */
const checkedIds = (typed: readonly string[], most: number): string[] => {
  const ids = [...new Set(typed.map((id) => asId(id, "orderIds")))];
  if (ids.length === 0 || ids.length > most) refuse("TOO_MANY_ORDERS", { field: "orderIds" });
  return ids;
};

const addStatusAudit = (
  tx: EntityManager,
  author: Author,
  orders: readonly LockedOrder[],
  after: OrderStatus,
): Promise<void> =>
  addAuditEntries(
    tx,
    orders.map(({ id, orderNumber, orderStatus }) => ({
      author,
      action: "changeOrderStatus",
      subject: AuditSubject.ORDER,
      subjectId: id,
      label: orderNumber,
      changes: { orderStatus: { before: orderStatus, after } },
    })),
  );

/**
 * Makes locked orders delivered that are on their way, all by the same statements: with history, audit entry and mail, as a
 * single change of the status. Neither stock nor money changes.
 */
export const writeDelivered = async (
  tx: EntityManager,
  author: Author,
  orders: readonly LockedOrder[],
): Promise<void> => {
  if (orders.length === 0) return;
  const status = OrderStatus.DELIVERED;
  await setOrderStatuses(tx, orders, { status, userId: author.userId });
  await addStatusAudit(tx, author, orders, status);
  const mails = orders.map(({ id }) => ({ orderId: id, status, mailId: randomUUID() }));
  await addJobs(tx, "mail-order-status", mails);
};

const inSequence = (ids: readonly string[], results: readonly MarkedOrder[]): MarkedOrder[] => {
  const byId = new Map(results.map((result) => [result.orderId, result]));
  return ids.map(
    (orderId) => byId.get(orderId) ?? { orderId, orderNumber: "", problem: "This order no longer exists." },
  );
};

/** Marks orders as delivered, each for itself: an order with a problem is left out. Throws TOO_MANY_ORDERS, BAD_ID. */
export const deliverOrders = (
  services: Services,
  author: Author,
  orderIds: readonly string[],
): Promise<MarkedOrder[]> => {
  const ids = checkedIds(orderIds, maxOrders);
  return inTransaction(services.database, async (tx) => {
    const orders = await lockOrders(tx, ids);
    const credited = await fullyCredited(tx, ids);
    const checked = orders.map((order) => ({
      order,
      problem: deliveryProblem({ ...order, isFullyCredited: credited.has(order.id) }),
    }));
    await writeDelivered(
      tx,
      author,
      checked.filter(({ problem }) => !problem).map(({ order }) => order),
    );
    return inSequence(
      ids,
      checked.map(({ order: { id, orderNumber }, problem }) => ({
        orderId: id,
        orderNumber,
        ...(problem && { problem }),
      })),
    );
  });
};

/**
 * Makes orders shipped again that were marked as delivered within the last 30 minutes. Each for itself: an order with a return, or
 * whose cash was collected since, stays delivered. Throws TOO_MANY_ORDERS, BAD_ID.
 */
export const undoDelivered = (
  services: Services,
  author: Author,
  orderIds: readonly string[],
): Promise<MarkedOrder[]> => {
  const ids = checkedIds(orderIds, maxFileRows);
  return inTransaction(services.database, async (tx) => {
    const orders = await lockOrders(tx, ids);
    const marks = new Map((await lastMarks(tx, ids)).map((mark) => [mark.id, mark]));
    const results: MarkedOrder[] = [];
    const undone: LockedOrder[] = [];
    for (const order of orders) {
      const mark = marks.get(order.id) ?? { isRecent: false, hasReturn: false, isCashCollected: false };
      const problem = undoProblem({ ...order, ...mark });
      results.push({ orderId: order.id, orderNumber: order.orderNumber, ...(problem && { problem }) });
      if (problem) continue;
      await updateOrderStatus(tx, order, { status: OrderStatus.SHIPPED, userId: author.userId });
      undone.push(order);
    }
    await addStatusAudit(tx, author, undone, OrderStatus.SHIPPED);
    return inSequence(ids, results);
  });
};
