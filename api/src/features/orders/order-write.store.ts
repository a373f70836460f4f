import { IsNull, Not, type EntityManager } from "typeorm";
import { recordEvent } from "../../platform/events/record-event.ts";
import { prepared } from "../../platform/database/prepared-statements.ts";
import type { OrderLine } from "./order-line.entity.ts";
import { OrderStatus } from "./order-status.rules.ts";
import { refreshOrderWords } from "./order-words.store.ts";
import { Order } from "./order.entity.ts";
import { StatusChange } from "./status-change.entity.ts";
import { PaymentStatus, type PaymentMethod } from "./order-payment.rules.ts";

export type NewOrderLine = Pick<
  OrderLine,
  | "productId"
  | "stockUnitId"
  | "title"
  | "price"
  | "quantity"
  | "size"
  | "color"
  | "sku"
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
  /** The admin who takes it by phone. */
  placedBy?: string | undefined;
  /** How long an unpaid online order holds its pieces; absent for other orders. */
  payableForSeconds?: number | undefined;
  /** The delivery that is promised; absent while the shop promises none. */
  promise?: { from: string; to: string; zone: string | null } | undefined;
  /** The version of the terms of sale that is valid; `undefined` in a shop without them. */
  termsVersion: number | undefined;
  lines: NewOrderLine[];
  /** The letters before its number. */
  numberPrefix: string;
};

/** Sets `paymentExpiresAt` to `seconds` from now, by the clock of the database. */
export const makePayable = async (tx: EntityManager, id: string, seconds: number): Promise<void> => {
  await tx.query("update orders set payable_until = now() + make_interval(secs => $2) where id = $1", [
    id,
    seconds,
  ]);
};

/**
 * Extends `paymentExpiresAt` of an unpaid order to `secondsFromPlacing` after its placing. Returns the new `paymentExpiresAt`;
 * `undefined` if it is already as late, or if the order can no longer be paid.
 */
export const extendPayable = async (
  tx: EntityManager,
  id: string,
  secondsFromPlacing: number,
): Promise<Date | undefined> => {
  const [rows] = await tx.query<[{ paymentExpiresAt: Date }[]]>(
    `update orders set payable_until = created_at + make_interval(secs => $2)
     where id = $1 and payable_until > now() and payable_until < created_at + make_interval(secs => $2)
       and order_status = 'pending' and payment_status <> 'completed'
     returning payable_until as "paymentExpiresAt"`,
    [id, secondsFromPlacing],
  );
  return rows[0]?.paymentExpiresAt;
};

/** One statement, so that an order never lacks its lines or its first status. */
const insertOrder = prepared(
  "insert-order",
  `with placed as (
     insert into orders (order_number, user_id, placed_by, idempotency_key, draft_hash, order_status,
       ship_full_name, ship_email, ship_phone, ship_address, ship_city, ship_state, ship_zip_code, ship_country,
       payment_method, payment_transaction_id, payment_status,
       total_amount, shipping_cost, discount, tax, final_amount, payable_until, promised_from, promised_to, promised_zone,
       terms_version)
     values ($28 || nextval('order_numbers'), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
       $17, $18, $19, $20, $21, now() + make_interval(secs => $22), $23, $24, $25, $26)
     returning id, coalesce(placed_by, user_id) as author_id, order_status),
   inserted_lines as (
     insert into order_lines (order_id, position, product_id, stock_unit_id, title, price, quantity, size, color, sku,
       discount, hsn, tax_rate, tax)
     select placed.id, l.* from placed, json_to_recordset($27) as l(position smallint, "productId" uuid, "stockUnitId" uuid,
       title text, price integer, quantity integer, size text, color text, sku text, discount bigint, hsn text, "taxRate" integer,
       tax bigint)),
   first_status as (
     insert into order_status_changes (order_id, to_status, user_id) select id, order_status, author_id from placed)
   select id from placed`,
);

/** Inserts an order with its number from the sequence, its lines, its first status and its words. Returns its id. */
export const addOrder = async (tx: EntityManager, order: NewOrder): Promise<string> => {
  const { shippingAddress: to, paymentDetails: payment, promise } = order;
  const [row] = await tx.query<[{ id: string }]>(insertOrder, [
    order.userId,
    order.placedBy ?? null,
    order.idempotencyKey,
    order.draftHash,
    order.orderStatus,
    to.fullName,
    to.email,
    to.phone,
    to.address,
    to.city,
    to.state,
    to.zipCode,
    to.country,
    payment.method,
    payment.transactionId,
    payment.paymentStatus,
    order.totalAmount,
    order.shippingCost,
    order.discount,
    order.tax,
    order.finalAmount,
    order.payableForSeconds ?? null,
    promise?.from ?? null,
    promise?.to ?? null,
    promise?.zone ?? null,
    order.termsVersion ?? null,
    JSON.stringify(order.lines.map((line, position) => ({ ...line, position }))),
    order.numberPrefix,
  ]);
  await refreshOrderWords(tx, [row.id]);
  recordEvent(tx, "order.placed", [row.id]);
  if (payment.paymentStatus === PaymentStatus.COMPLETED) recordEvent(tx, "order.paid", [row.id]);
  return row.id;
};

export type LockedOrder = Pick<
  Order,
  "id" | "orderNumber" | "userId" | "placedBy" | "orderStatus" | "holdsStock" | "discount" | "packedAt"
> & {
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
};

const lockedColumns = `id, order_number as "orderNumber", user_id as "userId", placed_by as "placedBy",
  order_status as "orderStatus", holds_stock as "holdsStock", discount, packed_at as "packedAt",
  payment_method as "paymentMethod", payment_status as "paymentStatus"`;

const selectForUpdate = prepared(
  "lock-order",
  `select ${lockedColumns} from orders where id = $1 for update`,
);

/** Locks an order until the transaction ends, so that its status changes one after another; `undefined` if missing. */
export const lockOrder = async (tx: EntityManager, id: string): Promise<LockedOrder | undefined> => {
  const [row] = await tx.query<LockedOrder[]>(selectForUpdate, [id]);
  return row;
};

/** Whether an order has a tracking id: a courier has the order, or a part of it. */
export const hasTrackingId = (tx: EntityManager, id: string): Promise<boolean> =>
  tx.existsBy(Order, { id, trackingId: Not(IsNull()) });

/** Locks the orders of these numbers in ascending order of ids, as `lockOrder`. Unknown numbers have no row. */
export const lockOrdersByNumber = (
  tx: EntityManager,
  orderNumbers: readonly string[],
): Promise<LockedOrder[]> =>
  tx.query<LockedOrder[]>(
    `select ${lockedColumns} from orders where order_number = any($1::text[]) order by id for update`,
    [orderNumbers],
  );

/** Locks orders in ascending order of ids, as `lockOrder`. Unknown ids have no row. */
export const lockOrders = (tx: EntityManager, ids: readonly string[]): Promise<LockedOrder[]> =>
  tx.query<LockedOrder[]>(
    `select ${lockedColumns} from orders where id = any($1::uuid[]) order by id for update`,
    [ids],
  );

/** The id of the shopper who placed an order; `undefined` if missing. */
export const ownerOfOrder = async (tx: EntityManager, id: string): Promise<string | undefined> => {
  const order = await tx.findOne(Order, { select: { userId: true }, where: { id } });
  return order?.userId;
};

/** Whether a user made the last change of an order's status. */
export const hasSetStatus = async (tx: EntityManager, id: string, userId: string): Promise<boolean> => {
  const last = await tx.findOne(StatusChange, { where: { orderId: id }, order: { id: "desc" } });
  return last?.userId === userId;
};

/** The statuses in which an order can be packed. */
const packable = [OrderStatus.CONFIRMED, OrderStatus.PROCESSING];

export type NewStatus = {
  status: OrderStatus;
  /** The account that makes the change; `null` for the shop itself. */
  userId: string | null;
  /** Why Razorpay refuses the payment of an order that is cancelled for it. */
  paymentRefusal?: string;
};

/** Sets the status of locked orders, and records who did it. In all but the packable statuses they are no longer packed. */
export const setOrderStatuses = async (
  tx: EntityManager,
  orders: readonly (Pick<LockedOrder, "id" | "orderStatus"> & { holdsStock: boolean })[],
  to: NewStatus,
): Promise<void> => {
  await tx.query(
    `update orders o set order_status = $3, holds_stock = c.holds_stock, updated_at = now(),
       packed_at = case when $3 = any($4::text[]) then o.packed_at end
     from unnest($1::uuid[], $2::boolean[]) as c(id, holds_stock) where o.id = c.id`,
    [orders.map(({ id }) => id), orders.map(({ holdsStock }) => holdsStock), to.status, packable],
  );
  await tx.query(
    `insert into order_status_changes (order_id, from_status, to_status, user_id, payment_refusal)
     select c.id, c.from_status, $3, $4, $5 from unnest($1::uuid[], $2::text[]) as c(id, from_status)`,
    [
      orders.map(({ id }) => id),
      orders.map(({ orderStatus }) => orderStatus),
      to.status,
      to.userId,
      to.paymentRefusal ?? null,
    ],
  );
  recordEvent(
    tx,
    "order.status_changed",
    orders.map(({ id }) => id),
  );
};
