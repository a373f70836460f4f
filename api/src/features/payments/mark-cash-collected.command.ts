import type { EntityManager } from "typeorm";
import type { AuditAction } from "../audit/audit-action.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import { formatRupees, type Paise } from "../../platform/money.ts";
import { PaymentMethod, PaymentStatus } from "../orders/order-payment.rules.ts";
import { markCollected } from "../orders/order-payment.store.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { lockOrder, type LockedOrder } from "../orders/order-write.store.ts";
import type { Services } from "../shop/services.ts";
import { addCollection } from "./cash-collection.store.ts";
import { creditRest } from "./credit-ended-order.command.ts";
import { creditsToPayOut } from "./credit.store.ts";
import { settleCredits } from "./settle-credit.command.ts";

const maxOrders = 100;

const isCollectable = ({ paymentMethod, orderStatus }: LockedOrder): boolean =>
  paymentMethod === PaymentMethod.COD && orderStatus !== OrderStatus.CANCELLED;

/** The cash of orders as the admin saw it, by their ids. */
type SeenCash = ReadonlyMap<string, Paise>;

/**
 * Records the cash of a locked order. Credits before the delivery lowered what was collected. Later ones, and the rest of a
 * returned order, are paid out now: the shopper had paid them. Throws ORDER_CHANGED if the amount differs from the one that the
 * admin saw.
 */
const collect = async (
  tx: EntityManager,
  author: Author,
  order: LockedOrder,
  { action, seen }: { action: AuditAction; seen?: SeenCash | undefined },
): Promise<void> => {
  const amount = await addCollection(tx, { orderId: order.id, userId: author.userId });
  if (amount !== (seen?.get(order.id) ?? amount))
    refuse("ORDER_CHANGED", {
      message: `The cash of order ${order.orderNumber} is now ${formatRupees(amount)}. Please look at it again.`,
      facts: { orderNumber: order.orderNumber, cashDue: amount / 100 },
    });
  await markCollected(tx, order.id);
  const paidOrder = { ...order, paymentStatus: PaymentStatus.COMPLETED };
  await settleCredits(tx, paidOrder, await creditsToPayOut(tx, order.id));
  if (order.orderStatus === OrderStatus.RETURNED) await creditRest(tx, paidOrder, order.orderStatus);
  await addAudit(tx, {
    author,
    action,
    subject: AuditSubject.ORDER,
    subjectId: order.id,
    label: order.orderNumber,
    changes: { cashCollected: { before: null, after: amount / 100 } },
  });
};

/**
 * Records the cash of orders that are not recorded yet, under their locks. `action` is the mutation of the audit entries.
 * Throws ORDER_NOT_FOUND, ORDER_CHANGED, CASH_NOT_COLLECTABLE.
 */
export const collectCash = async (
  tx: EntityManager,
  author: Author,
  ids: readonly string[],
  options: { action: "markCashCollected" | "collectCourierCash"; seen?: SeenCash | undefined },
): Promise<void> => {
  // In one order of ids, so that two admins do not wait for each other.
  for (const id of ids.toSorted()) {
    const order = (await lockOrder(tx, id)) ?? refuse("ORDER_NOT_FOUND");
    if (!isCollectable(order)) refuse("CASH_NOT_COLLECTABLE", { facts: { orderNumber: order.orderNumber } });
    if (order.paymentStatus === PaymentStatus.PENDING || order.paymentStatus === PaymentStatus.FAILED)
      await collect(tx, author, order, options);
  }
};

/**
 * Records that the cash of orders was collected, for all of them or none. Orders that are recorded before stay as they are.
 * `seenCash` are the amounts that the admin saw: no order is recorded if one of them has changed. Returns their ids, each once.
 * Throws BAD_INPUT, BAD_ID, ORDER_NOT_FOUND, ORDER_CHANGED, CASH_NOT_COLLECTABLE.
 */
export const markCashCollected = async (
  services: Services,
  author: Author,
  requestedIds: readonly string[],
  seenCash: readonly { orderId: string; amount: Paise }[] | null = null,
): Promise<string[]> => {
  const ids = [...new Set(requestedIds.map((id) => asId(id, "orderIds")))];
  if (ids.length < 1 || ids.length > maxOrders)
    refuse("BAD_INPUT", { field: "orderIds", message: `Please choose 1 to ${maxOrders} orders.` });
  const seen = new Map(seenCash?.map(({ orderId, amount }) => [asId(orderId, "seen"), amount]));
  await inTransaction(services.database, (tx) =>
    collectCash(tx, author, ids, { action: "markCashCollected", seen }),
  );
  return ids;
};
