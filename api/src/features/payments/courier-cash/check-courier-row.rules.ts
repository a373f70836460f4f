import { formatRupees, type Paise } from "../../../platform/money.ts";
import { isCashFor, wholeRupees } from "../../orders/cash-rounding.rules.ts";
import { PaymentMethod, PaymentStatus } from "../../orders/order-payment.rules.ts";
import { OrderStatus } from "../../orders/order-status.rules.ts";
import type { CourierCells, CourierRow } from "./courier-file.rules.ts";

/** What a row of a courier's file leads to. */
export enum CourierRowState {
  READY = "ready",
  /** Its cash is recorded already, with the same amount: nothing changes. */
  COLLECTED = "collected",
  PROBLEM = "problem",
}

/** An order that a courier's file may name. */
export type CourierOrder = {
  id: string;
  orderNumber: string;
  /** Of all its parcels. */
  trackingIds: readonly string[];
  orderStatus: OrderStatus;
  method: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** What is charged at the door, to the paisa: the total, less credits before the delivery. */
  exact: Paise;
  /** What was recorded as collected; `null` if nothing. */
  collected: Paise | null;
};

export type CheckedRow = {
  position: number;
  cells: CourierCells;
  state: CourierRowState;
  /** What happens, or why nothing can. */
  sentence: string;
  orderId: string | null;
  orderNumber: string | null;
  amount: Paise | null;
};

const nameOf = ({ orderNumber, trackingId }: CourierRow): string =>
  orderNumber ? `the number ${orderNumber}` : `the tracking id ${trackingId}`;

type Verdict = { state: CourierRowState; sentence: string };

const problem = (sentence: string): Verdict => ({ state: CourierRowState.PROBLEM, sentence });

const verdictOfOrder = (amount: Paise, order: CourierOrder): Verdict => {
  const name = `Order ${order.orderNumber}`;
  if (order.method !== PaymentMethod.COD) return problem(`${name} is paid online, not in cash.`);
  const isPaid =
    order.paymentStatus === PaymentStatus.COMPLETED || order.paymentStatus === PaymentStatus.REFUNDED;
  if (isPaid && order.collected === null)
    return problem(`${name} is paid already, without a recorded amount.`);
  if (order.collected !== null)
    return order.collected === amount
      ? { state: CourierRowState.COLLECTED, sentence: `${name} is already collected.` }
      : problem(
          `${name} is already collected, with ${formatRupees(order.collected)}. The file says ${formatRupees(amount)}.`,
        );
  if (order.orderStatus === OrderStatus.CANCELLED) return problem(`${name} is cancelled.`);
  if (!isCashFor(order.exact, amount))
    return problem(
      `${name} has ${formatRupees(wholeRupees(order.exact))} to collect. The file says ${formatRupees(amount)}.`,
    );
  const rounding = amount - order.exact;
  const roundingText = rounding === 0 ? "" : `, rounding ${formatRupees(rounding)}`;
  return {
    state: CourierRowState.READY,
    sentence: `${formatRupees(amount)} for order ${order.orderNumber}${roundingText}.`,
  };
};

/** The orders of a row: by its number if it has one, else by its tracking id. */
const ordersOf = (row: CourierRow, orders: readonly CourierOrder[]): CourierOrder[] =>
  orders.filter((order) =>
    row.orderNumber ? order.orderNumber === row.orderNumber : order.trackingIds.includes(row.trackingId),
  );

/** Whether the order has parcels, and none with this tracking id. */
const isOtherParcel = (trackingId: string, { trackingIds }: CourierOrder): boolean =>
  trackingIds.length > 0 && !trackingIds.includes(trackingId);

const checkRow = (row: CourierRow, orders: readonly CourierOrder[], seen: Set<string>): CheckedRow => {
  const [order, ...others] = row.orderNumber || row.trackingId ? ordersOf(row, orders) : [];
  const verdict = (): Verdict => {
    if (row.problem !== undefined) return problem(row.problem);
    if (!row.orderNumber && !row.trackingId)
      return problem("The row has no order number and no tracking id.");
    if (row.amount === undefined) return problem(`"${row.amountText}" is not an amount in rupees.`);
    if (!order) return problem(`No order has ${nameOf(row)}.`);
    if (others.length > 0)
      return problem(`Several orders have ${nameOf(row)}. Please give the order number.`);
    if (row.orderNumber && row.trackingId && isOtherParcel(row.trackingId, order))
      return problem(`Order ${order.orderNumber} has another tracking id: ${order.trackingIds.join(", ")}.`);
    if (seen.has(order.id)) return problem(`Order ${order.orderNumber} is in the file twice.`);
    return verdictOfOrder(row.amount, order);
  };
  const { state, sentence } = verdict();
  if (order) seen.add(order.id);
  return {
    position: row.position,
    cells: row.cells,
    state,
    sentence,
    orderId: order?.id ?? null,
    orderNumber: order?.orderNumber ?? null,
    amount: row.amount ?? null,
  };
};

/** Checks every row against its order. */
export const checkRows = (rows: readonly CourierRow[], orders: readonly CourierOrder[]): CheckedRow[] => {
  const seen = new Set<string>();
  return rows.map((row) => checkRow(row, orders, seen));
};
