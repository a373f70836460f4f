import sql, { raw, type Sql } from "sql-template-tag";
import type { EntityManager } from "typeorm";
import type { OrderLine } from "./order-line.entity.ts";
import type { Order } from "./order.entity.ts";
import type { StatusChange } from "./status-change.entity.ts";
import { prepared } from "../../platform/database/prepared-statements.ts";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { instantText } from "../../platform/database/instant-text.ts";
import { wholeRupeesSql } from "./cash-rounding.rules.ts";
import { parcelsColumn, type OrderParcelRow } from "./order-parcel.store.ts";

export type OrderLineRow = Pick<
  OrderLine,
  "id" | "productId" | "title" | "price" | "quantity" | "size" | "color" | "sku" | "lineTotal"
>;
export type StatusChangeRow = Pick<
  StatusChange,
  "id" | "fromStatus" | "toStatus" | "changedBy" | "isPaymentRefused"
> & {
  changedAt: string;
};

/** A return of an order: its last step, and whether pieces of it are exchanged. */
type OrderReturnRow = { id: string; returnNumber: string; step: string; isExchange: boolean };

/** An order with its lines and its status history. Instants are ISO 8601 texts in UTC. */
export type OrderRow = Pick<
  Order,
  | "id"
  | "orderNumber"
  | "userId"
  | "orderStatus"
  | "shippingAddress"
  | "paymentDetails"
  | "totalAmount"
  | "shippingCost"
  | "discount"
  | "tax"
  | "finalAmount"
  | "creditedAmount"
  | "cashDue"
  | "trackingId"
  | "promisedFrom"
  | "promisedTo"
  | "termsVersion"
  | "notes"
> & {
  createdAt: string;
  updatedAt: string;
  estimatedDeliveryAt: string | null;
  paymentExpiresAt: string | null;
  packedAt: string | null;
  /** Whether its invoice is of a seller who is registered for GST; `null` without an invoice. */
  invoiceHasGst: boolean | null;
  /** Oldest first. */
  parcels: OrderParcelRow[];
  /** Oldest first. */
  returns: OrderReturnRow[];
  lines: OrderLineRow[];
  statusHistory: StatusChangeRow[];
};

/** SQL: the address of an order `o`. */
export const addressColumn = `json_build_object('fullName', o.ship_full_name, 'email', o.ship_email,
    'phone', o.ship_phone, 'address', o.ship_address, 'city', o.ship_city, 'state', o.ship_state,
    'zipCode', o.ship_zip_code, 'country', o.ship_country) as "shippingAddress"`;

/** SQL: what is charged for a cash order `o` at the door, to the paisa: its total, less what was credited before the delivery. */
export const exactCash = "(o.final_amount - o.credited_before_delivery)";

/** SQL: the cash that the courier collects for it, in whole rupees. */
export const cashToCollect = wholeRupeesSql(exactCash);

/** SQL: the SKU of an order line `l`: the one that it was placed with, else the one that its variant has. */
export const skuOfLine = `coalesce(l.sku, (select v.sku from product_variants v where v.product_id = l.product_id
    and v.size is not distinct from l.size and v.color is not distinct from l.color))`;

/**
 * The returns of the order `o` as JSON, oldest first, without those that have come to nothing: withdrawn, or closed with the order.
 * They are part of the order's own statement, as its parcels are.
 */
const returnsColumn = `coalesce((select json_agg(json_build_object('id', r.id, 'returnNumber', r.return_number,
    'step', case when r.replacement_sent_at is null then r.status else 'replacement_sent' end,
    'isExchange', exists (select from return_lines i where i.return_id = r.id and i.kind = 'exchange'))
    order by r.created_at, r.id) from returns r
    where r.order_id = o.id and r.status not in ('withdrawn', 'closed')), '[]') as returns`;

const orderColumns = `o.id, o.order_number as "orderNumber", o.user_id as "userId", o.order_status as "orderStatus",
  ${addressColumn},
  json_build_object('method', o.payment_method, 'transactionId', o.payment_transaction_id,
    'paymentStatus', o.payment_status) as "paymentDetails",
  o.total_amount as "totalAmount", o.shipping_cost as "shippingCost", o.discount, o.tax,
  o.final_amount as "finalAmount", o.credited_amount as "creditedAmount",
  case when o.payment_method = 'cod' then ${cashToCollect} end as "cashDue", o.tracking_id as "trackingId", o.notes,
  o.promised_from as "promisedFrom", o.promised_to as "promisedTo", o.terms_version as "termsVersion",
  ${instantText("o.created_at")} as "createdAt", ${instantText("o.updated_at")} as "updatedAt",
  ${instantText("o.estimated_delivery")} as "estimatedDeliveryAt",
  (select n.snapshot->'seller'->>'gstin' is not null from invoices n where n.order_id = o.id) as "invoiceHasGst",
  ${instantText("o.packed_at")} as "packedAt", ${parcelsColumn}, ${returnsColumn},
  case when o.order_status = 'pending' and o.payment_method = 'online' and o.payment_status <> 'completed'
    and o.payable_until > now() then ${instantText("o.payable_until")} end as "paymentExpiresAt",
  (select json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'title', l.title, 'price', l.price,
      'quantity', l.quantity, 'size', l.size, 'color', l.color, 'sku', ${skuOfLine}, 'lineTotal', l.price::bigint * l.quantity)
      order by l.position) from order_lines l where l.order_id = o.id) as lines,
  (select json_agg(json_build_object('id', s.id, 'fromStatus', s.from_status, 'toStatus', s.to_status,
      'changedAt', ${instantText("s.changed_at")}, 'isPaymentRefused', s.payment_refusal is not null,
      'changedBy', case when s.user_id is null then 'shop' when s.user_id = o.user_id then 'shopper' else 'admin' end)
      order by s.id) from order_status_changes s where s.order_id = o.id) as "statusHistory"`;

/** A select of orders `o` whose rows come as one JSON text. `from` is a FROM clause with all that follows. */
export const ordersAsJson = (from: Sql): Sql =>
  sql`select coalesce(json_agg(t), '[]') as rows from (select ${raw(orderColumns)} ${from}) t`;

/** Some orders, in the order of their ids in the list. */
export const ordersById = async (database: Database, ids: readonly string[]): Promise<OrderRow[]> => {
  const { text, values } = ordersAsJson(
    sql`from orders o where o.id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], o.id)`,
  );
  const [row] = await primaryRows<{ rows: OrderRow[] }>(database, "orders-by-id", text, values);
  return row?.rows ?? [];
};

/** The text of a read of orders by one value. */
const selectBy = (column: "id" | "order_number"): string =>
  ordersAsJson(sql`from orders o where o.${raw(column)} = ${null}`).text;

const selectById = prepared("order-by-id", selectBy("id"));
const selectByNumber = selectBy("order_number");

export type OrderKey = { id: string } | { orderNumber: string };

/** One order of any shopper, by id or by number; `undefined` if missing. */
export const findOrder = async (tx: EntityManager, by: OrderKey): Promise<OrderRow | undefined> => {
  const [text, value] = "id" in by ? [selectById, by.id] : [selectByNumber, by.orderNumber];
  const [row] = await tx.query<{ rows: OrderRow[] }[]>(text, [value]);
  return row?.rows[0];
};
