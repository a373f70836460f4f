import type { EntityManager } from "typeorm";
import type { Portion } from "../catalogue/stock.store.ts";
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
  /** For an online order that is not paid yet: how long it holds its pieces. */
  payableForSeconds?: number | undefined;
  lines: NewOrderLine[];
};

/** From now on an order holds its pieces so many seconds for an online payment, by the database's clock. */
export const makePayable = async (tx: EntityManager, id: string, seconds: number): Promise<void> => {
  await tx.query("update orders set payable_until = now() + make_interval(secs => $2) where id = $1", [
    id,
    seconds,
  ]);
};

/**
 * Gives an unpaid order, whose payment is being started, its full time from placing on. Returns its new end; undefined
 * where nothing changes: it has that time already, or can no longer be paid.
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

/** Writes a whole order: its number from the sequence, its lines, its first status. Answers with its id. */
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

/** The order that a shopper placed with a key, and what she had asked for. */
export const orderByIdempotencyKey = async (
  tx: EntityManager,
  userId: string,
  idempotencyKey: string,
): Promise<{ id: string; draftHash: string } | null> =>
  tx.findOne(Order, { select: { id: true, draftHash: true }, where: { userId, idempotencyKey } });

/** Whether a shopper has an order that was not cancelled. */
export const hasUncancelledOrder = async (tx: EntityManager, userId: string): Promise<boolean> => {
  const [row] = await tx.query<{ has: boolean }[]>(
    "select exists (select from orders where user_id = $1 and order_status <> $2) as has",
    [userId, OrderStatus.CANCELLED],
  );
  return row?.has ?? false;
};

export type LockedOrder = Pick<Order, "id" | "userId" | "orderStatus" | "holdsStock" | "discount"> & {
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
};

/** An order, locked until the transaction ends: its life goes one step at a time. */
export const lockOrder = async (tx: EntityManager, id: string): Promise<LockedOrder | undefined> => {
  const [row] = await tx.query<LockedOrder[]>(
    `select id, user_id as "userId", order_status as "orderStatus", holds_stock as "holdsStock", discount,
       payment_method as "paymentMethod", payment_status as "paymentStatus"
     from orders where id = $1 for update`,
    [id],
  );
  return row;
};

/** Whose order it is. */
export const ownerOfOrder = async (tx: EntityManager, id: string): Promise<string | undefined> => {
  const order = await tx.findOne(Order, { select: { userId: true }, where: { id } });
  return order?.userId;
};

/** What an order took out of the stock. */
export const portionsOf = async (tx: EntityManager, orderId: string): Promise<Portion[]> => {
  const lines = await tx.find(OrderLine, {
    select: { stockUnitId: true, quantity: true },
    where: { orderId },
  });
  return lines.map((line) => ({ unitId: line.stockUnitId, quantity: line.quantity }));
};

/** Moves a locked order, and keeps who did it. */
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
