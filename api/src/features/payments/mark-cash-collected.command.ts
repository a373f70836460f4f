import type { EntityManager } from "typeorm";
import { addAudit } from "../audit/audit.store.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./payments.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { formatRupees, type Paise } from "../../platform/money.ts";
import { isCashFor, wholeRupees } from "../orders/cash-rounding.rules.ts";
import { PaymentMethod, PaymentStatus } from "../orders/order-payment.rules.ts";
import { markCollected } from "../orders/order-payment.store.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { lockOrder, type LockedOrder } from "../orders/order-write.store.ts";
import type { Services } from "../shop/services.ts";
import { addCollection, addRounding, exactCashOf } from "./cash-collection.store.ts";
import { creditRest } from "./credit-ended-order.command.ts";
import { creditsToPayOut } from "./credit.store.ts";
import { settleCredits } from "./settle-credit.command.ts";

const maxOrders = 100;

const isCollectable = ({ paymentMethod, orderStatus }: LockedOrder): boolean =>
  paymentMethod === PaymentMethod.COD && orderStatus !== OrderStatus.CANCELLED;

/** Amounts of orders, by their ids. */
type CashOfOrders = ReadonlyMap<string, Paise>;

type Options = {
  /** The mutation of the audit entries. */
  action: "markCashCollected" | "collectCourierCash";
  /** The cash to collect that the admin saw. */
  seen?: CashOfOrders | undefined;
  /** The cash that was received, where it is not what was to collect. */
  received?: CashOfOrders | undefined;
};

/**
 * The cash that is recorded for a locked order, by default what the courier was to collect, and its rounding. Throws ORDER_CHANGED
 * if the admin saw another amount to collect, CASH_DIFFERS if a rupee or more is missing or too much.
 */
const cashOf = async (tx: EntityManager, { id, orderNumber }: LockedOrder, { seen, received }: Options) => {
  const exact = await exactCashOf(tx, id);
  const due = wholeRupees(exact);
  if (due !== (seen?.get(id) ?? due))
    refuse("ORDER_CHANGED", {
      message: `The cash of order ${orderNumber} is now ${formatRupees(due)}. Please look at it again.`,
      facts: { orderNumber, cashDue: due / 100 },
    });
  const amount = received?.get(id) ?? due;
  if (!isCashFor(exact, amount))
    refuse("CASH_DIFFERS", {
      field: "received",
      message: `Order ${orderNumber} has ${formatRupees(due)} to collect, not ${formatRupees(amount)}. Only a difference of less than one rupee can be recorded.`,
      facts: { orderNumber, cashDue: due / 100 },
    });
  return { amount, rounding: amount - exact };
};

/**
 * Records the cash of a locked order. Credits before the delivery lowered what was collected. Later ones, and the rest of a
 * returned order, are paid out now: the shopper had paid them.
 */
const collect = async (
  tx: EntityManager,
  author: Author,
  order: LockedOrder,
  options: Options,
): Promise<void> => {
  const { amount, rounding } = await cashOf(tx, order, options);
  await addCollection(tx, { orderId: order.id, amount, userId: author.userId });
  await addRounding(tx, { orderId: order.id, amount: rounding });
  await markCollected(tx, order.id);
  const paidOrder = { ...order, paymentStatus: PaymentStatus.COMPLETED };
  await settleCredits(tx, paidOrder, await creditsToPayOut(tx, order.id));
  if (order.orderStatus === OrderStatus.RETURNED) await creditRest(tx, paidOrder, order.orderStatus);
  await addAudit(tx, {
    author,
    action: options.action,
    subject: AuditSubject.ORDER,
    subjectId: order.id,
    label: order.orderNumber,
    changes: {
      cashCollected: { before: null, after: amount / 100 },
      ...(rounding !== 0 && { cashRounding: { before: null, after: rounding / 100 } }),
    },
  });
};

/**
 * Records the cash of orders that are not recorded yet, under their locks. Throws ORDER_NOT_FOUND, ORDER_CHANGED,
 * CASH_NOT_COLLECTABLE, CASH_DIFFERS.
 */
export const collectCash = async (
  tx: EntityManager,
  author: Author,
  ids: readonly string[],
  options: Options,
): Promise<void> => {
  // In one order of ids, so that two admins do not wait for each other.
  for (const id of ids.toSorted()) {
    const order = (await lockOrder(tx, id)) ?? refuse("ORDER_NOT_FOUND");
    if (!isCollectable(order)) refuse("CASH_NOT_COLLECTABLE", { facts: { orderNumber: order.orderNumber } });
    if (order.paymentStatus === PaymentStatus.PENDING || order.paymentStatus === PaymentStatus.FAILED)
      await collect(tx, author, order, options);
  }
};

type CashOfOrder = { orderId: string; amount: Paise };

const byOrder = (amounts: readonly CashOfOrder[] | null | undefined, field: string): CashOfOrders =>
  new Map(amounts?.map(({ orderId, amount }) => [asId(orderId, field), amount]));

/**
 * Records that the cash of orders was collected, for all of them or none. Orders that are recorded before stay as they are.
 * `seen` are the amounts to collect that the admin saw: no order is recorded if one of them has changed. `received` are amounts
 * that are not those to collect. Returns the ids of the orders, each once.
 * Throws BAD_INPUT, BAD_ID, ORDER_NOT_FOUND, ORDER_CHANGED, CASH_NOT_COLLECTABLE, CASH_DIFFERS.
 */
export const markCashCollected = async (
  services: Services,
  author: Author,
  input: {
    orderIds: readonly string[];
    seen?: readonly CashOfOrder[] | null;
    received?: readonly CashOfOrder[] | null;
  },
): Promise<string[]> => {
  const ids = [...new Set(input.orderIds.map((id) => asId(id, "orderIds")))];
  if (ids.length < 1 || ids.length > maxOrders)
    refuse("BAD_INPUT", { field: "orderIds", message: `Please choose 1 to ${maxOrders} orders.` });
  const [seen, received] = [byOrder(input.seen, "seen"), byOrder(input.received, "received")];
  if ([...received.keys()].some((id) => !ids.includes(id)))
    refuse("BAD_INPUT", { field: "received", message: "An amount is of an order that is not chosen." });
  await inTransaction(services.database, (tx) =>
    collectCash(tx, author, ids, { action: "markCashCollected", seen, received }),
  );
  return ids;
};
