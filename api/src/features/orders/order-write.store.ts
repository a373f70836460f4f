import type { EntityManager } from "typeorm";
import { OrderLine } from "./order-line.entity.ts";
import { OrderStatus } from "./order-status.rules.ts";
import { Order } from "./order.entity.ts";
import type { PaymentMethod, PaymentStatus } from "./order-payment.rules.ts";
import { StatusChange } from "./status-change.entity.ts";

export type NewOrderLine = Pick<
  OrderLine,
  | "productId"
  | "stockUnitId"
  | "title"
  | "price"
  | "quantity"
  | "size"
  | "color"
  | "discount"
  | "hsn"
  | "taxRate"
  | "tax"
>;

export type NewOrder = Pick<
  Order,
  | "userId"
  | "idempotencyKey"
  | "draftHash"
  | "orderStatus"
  | "shippingAddress"
  | "paymentDetails"
  | "totalAmount"
  | "shippingCost"
  | "discount"
  | "tax"
  | "finalAmount"
> & {
  /** How long an unpaid online order holds its pieces; absent for other orders. */
  payableForSeconds?: number | undefined;
  lines: NewOrderLine[];
};

/** Sets `payableUntil` to `seconds` from now, by the clock of the database. */
export const makePayable = async (tx: EntityManager, id: string, seconds: number): Promise<void> => {
  await tx.query("update orders set payable_until = now() + make_interval(secs => $2) where id = $1", [
    id,
    seconds,
  ]);
};

/**
 * Extends `payableUntil` of an unpaid order to `secondsFromPlacing` after its placing. Returns the new `payableUntil`;
 * `undefined` if it is already as late, or if the order can no longer be paid.
 */
export const extendPayable = async (
  tx: EntityManager,
  id: string,
  secondsFromPlacing: number,
): Promise<Date | undefined> => {
  const [rows] = await tx.query<[{ payableUntil: Date }[]]>(
    `update orders set payable_until = created_at + make_interval(secs => $2)
     where id = $1 and payable_until > now() and payable_until < created_at + make_interval(secs => $2)
       and order_status = 'pending' and payment_status <> 'completed'
     returning payable_until as "payableUntil"`,
    [id, secondsFromPlacing],
  );
  return rows[0]?.payableUntil;
};

/** Inserts an order with its number from the sequence, its lines and its first status. Returns its id. */
export const addOrder = async (tx: EntityManager, order: NewOrder): Promise<string> => {
  const { lines, payableForSeconds, ...head } = order;
  const result = await tx.insert(Order, {
    ...head,
    orderNumber: () => "'SJ' || nextval('order_numbers')",
    ...(payableForSeconds !== undefined && {
      payableUntil: () => `now() + make_interval(secs => ${payableForSeconds})`,
    }),
  });
  const { id } = result.identifiers[0] as { id: string };
  await tx.insert(
    OrderLine,
    lines.map((line, index) => ({ ...line, orderId: id, place: index })),
  );
  await tx.insert(StatusChange, {
    orderId: id,
    fromStatus: null,
    toStatus: order.orderStatus,
    userId: order.userId,
  });
  return id;
};

/** The order that a shopper placed with a key, with the hash of its draft; `null` if missing. */
export const orderByIdempotencyKey = async (
  tx: EntityManager,
  userId: string,
  idempotencyKey: string,
): Promise<{ id: string; draftHash: string } | null> =>
  tx.findOne(Order, { select: { id: true, draftHash: true }, where: { userId, idempotencyKey } });

/** Whether a shopper has an order that is not cancelled. */
export const hasUncancelledOrder = async (tx: EntityManager, userId: string): Promise<boolean> => {
  const [row] = await tx.query<{ has: boolean }[]>(
    "select exists (select from orders where user_id = $1 and order_status <> $2) as has",
    [userId, OrderStatus.CANCELLED],
  );
  return row?.has ?? false;
};

export type LockedOrder = Pick<
  Order,
  "id" | "orderNumber" | "userId" | "orderStatus" | "holdsStock" | "discount"
> & {
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
};

/** Locks an order until the transaction ends, so that its status changes one after another; `undefined` if missing. */
export const lockOrder = async (tx: EntityManager, id: string): Promise<LockedOrder | undefined> => {
  const [row] = await tx.query<LockedOrder[]>(
    `select id, order_number as "orderNumber", user_id as "userId", order_status as "orderStatus", holds_stock as "holdsStock", discount,
       payment_method as "paymentMethod", payment_status as "paymentStatus"
     from orders where id = $1 for update`,
    [id],
  );
  return row;
};

/** The id of the shopper who placed an order; `undefined` if missing. */
export const ownerOfOrder = async (tx: EntityManager, id: string): Promise<string | undefined> => {
  const order = await tx.findOne(Order, { select: { userId: true }, where: { id } });
  return order?.userId;
};

/** Sets the status of a locked order, and records who did it. */
export const setOrderStatus = async (
  tx: EntityManager,
  order: LockedOrder,
  to: { status: OrderStatus; holdsStock: boolean; userId: string | null },
): Promise<void> => {
  await tx.query("update orders set order_status = $2, holds_stock = $3, updated_at = now() where id = $1", [
    order.id,
    to.status,
    to.holdsStock,
  ]);
  await tx.insert(StatusChange, {
    orderId: order.id,
    fromStatus: order.orderStatus,
    toStatus: to.status,
    userId: to.userId,
  });
};
