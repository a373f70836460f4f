import type { EntityManager } from "typeorm";
import { addAudit } from "../audit/audit.store.ts";
import { AuditSubject, Channel, type Author } from "../audit/audit.rules.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { checkedMissingPieces, type NamedPieces } from "../orders/missing-pieces.ts";
import { listOfPieces } from "../orders/list-of-pieces.rules.ts";
import { titledPieces } from "../orders/order-portion.store.ts";
import { updateOrderStatus } from "../orders/update-order-status.command.ts";
import { orderStatusEffects } from "../orders/order-status-effects.rules.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { hasSetStatus, lockOrder, makePayable, type LockedOrder } from "../orders/order-write.store.ts";
import { PaymentMethod, PaymentStatus } from "../orders/order-payment.rules.ts";
import { refuse } from "./payments.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Services } from "../shop/services.ts";
import { creditEndedOrder } from "./credit-ended-order.command.ts";
import { isFullyCredited } from "./credit.store.ts";
import { intentOfOrder, lockIntent, restartAsking } from "./payment-intent.store.ts";
import { ledgerOf } from "./payment.store.ts";

/**
 * Credits an order that is cancelled or returned. Throws ORDER_REFUNDED or ORDER_CREDITED if an order that is credited in full
 * would leave that status.
 */
const applyMoneyEffect = async (tx: EntityManager, order: LockedOrder, to: OrderStatus): Promise<void> => {
  if (!orderStatusEffects[to].keepsMoney) return creditEndedOrder(tx, order, to);
  if (order.paymentStatus === PaymentStatus.REFUNDED) refuse("ORDER_REFUNDED");
  if (await isFullyCredited(tx, order.id)) refuse("ORDER_CREDITED");
};

/**
 * Gives an order that becomes pending its full time for payment. The customer of an order by phone gets another mail with the
 * payment link, since the first mail states an earlier end.
 */
const reopenPayment = async (tx: EntityManager, services: Services, order: LockedOrder): Promise<void> => {
  const { orderExpiresSeconds, linkExpiresSeconds } = services.settings.payments;
  await makePayable(tx, order.id, order.placedBy ? linkExpiresSeconds : orderExpiresSeconds);
  const isUnpaid = order.paymentStatus !== PaymentStatus.COMPLETED;
  if (order.placedBy && order.paymentMethod === PaymentMethod.ONLINE && isUnpaid)
    await addJob(tx, "mail-pay-link", { orderId: order.id });
};

/**
 * Whether the status of the order differs from the one that the admin saw. A request to the documented REST path does not state
 * it: it may not undo a cancellation or a return that another person made.
 */
const isUnseen = async (
  tx: EntityManager,
  author: Author,
  { id, orderStatus }: LockedOrder,
  seenStatus: OrderStatus | null | undefined,
): Promise<boolean> => {
  if (seenStatus) return seenStatus !== orderStatus;
  const hasEnded = !orderStatusEffects[orderStatus].holdsStock;
  return author.channel === Channel.REST && hasEnded && !(await hasSetStatus(tx, id, author.userId));
};

/**
 * Changes an order to any status, for an admin. The same status again changes nothing. Entering cancelled or returned
 * returns the pieces and credits the order, each once. Leaving them takes the pieces again. An unpaid online order that becomes
 * pending can be paid again, within the full time, and Razorpay is asked about it for three days again; if a payment of it was
 * refunded, it cannot become pending. `seenStatus` is the status that the admin saw: if the order has another one, nothing
 * changes. `missing` are pieces of a shipped order that did not come back: the money goes back in full, since the shopper does not
 * have them, and they do not go into stock. Returns the order's id.
 * Throws BAD_INPUT, BAD_QUANTITY, ORDER_NOT_FOUND, ORDER_CHANGED, ORDER_REFUNDED, ORDER_CREDITED, OUT_OF_STOCK, CODE_SPENT.
 */
export const updateOrderStatusAndRefund = (
  services: Services,
  author: Author,
  change: {
    orderId: string;
    status: OrderStatus;
    seenStatus?: OrderStatus | null;
    missing?: readonly NamedPieces[];
  },
): Promise<string> => {
  const orderId = asId(change.orderId, "orderId");
  return inTransaction(services.database, async (tx) => {
    // Payments lock the intent before the order.
    const intent = change.status === OrderStatus.PENDING ? await intentOfOrder(tx, orderId) : null;
    if (intent) await lockIntent(tx, intent.id);
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("ORDER_NOT_FOUND");
    if (order.orderStatus === change.status) return orderId;
    if (await isUnseen(tx, author, order, change.seenStatus))
      refuse("ORDER_CHANGED", { field: "status", facts: { orderStatus: order.orderStatus.toUpperCase() } });
    const missing = checkedMissingPieces(order, change.status, change.missing ?? []);
    await applyMoneyEffect(tx, order, change.status);
    if (change.status === OrderStatus.PENDING) await reopenPayment(tx, services, order);
    if (intent && order.paymentStatus !== PaymentStatus.COMPLETED) {
      // An order at Razorpay takes one payment, so the shopper could not pay again.
      if ((await ledgerOf(tx, intent.id)).length > 0) refuse("ORDER_REFUNDED");
      await restartAsking(tx, intent.id, services.settings.payments.reconcileAfterSeconds);
    }
    await updateOrderStatus(tx, order, { status: change.status, userId: author.userId, missing });
    await addAudit(tx, {
      author,
      action: "changeOrderStatus",
      subject: AuditSubject.ORDER,
      subjectId: orderId,
      label: order.orderNumber,
      changes: {
        orderStatus: { before: order.orderStatus, after: change.status },
        ...(missing.length > 0 && {
          missing: { before: null, after: listOfPieces(await titledPieces(tx, missing)) },
        }),
      },
    });
    return orderId;
  });
};
