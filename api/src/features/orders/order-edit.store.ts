import type { EntityManager } from "typeorm";
import { Order } from "./order.entity.ts";
import { refreshOrderWords } from "./order-words.store.ts";
import type { ShippingAddress } from "./shipping-address.entity.ts";

/** The note to the packer of a locked order. */
export const orderNotes = async (tx: EntityManager, id: string): Promise<string | null> => {
  const order = await tx.findOne(Order, { select: { id: true, notes: true }, where: { id } });
  return order?.notes ?? null;
};

export const setOrderNotes = async (tx: EntityManager, id: string, notes: string | null): Promise<void> => {
  await tx.update(Order, { id }, { notes });
};

export type OrderAddress = Record<keyof ShippingAddress, string>;

/** The shipping address of a locked order. */
export const orderAddress = async (tx: EntityManager, id: string): Promise<OrderAddress> => {
  const order = await tx.findOneByOrFail(Order, { id });
  return order.shippingAddress;
};

export const setOrderAddress = async (tx: EntityManager, id: string, to: OrderAddress): Promise<void> => {
  const { fullName, email, phone, address, city, state, zipCode } = to;
  await tx.update(
    Order,
    { id },
    { shippingAddress: { fullName, email, phone, address, city, state, zipCode } },
  );
  await refreshOrderWords(tx, [id]);
};

/**
 * Sets the delivery that a locked order is promised; `undefined` for none. A promise in the same zone stays as it is: a corrected
 * PIN code gives a late order no later date.
 */
export const movePromise = async (
  tx: EntityManager,
  id: string,
  to: { from: string; to: string; zone: string | null } | undefined,
): Promise<void> => {
  await tx.query(
    `update orders set promised_from = $2, promised_to = $3, promised_zone = $4
     where id = $1 and ($4::text is null or promised_zone is distinct from $4)`,
    [id, to?.from ?? null, to?.to ?? null, to?.zone ?? null],
  );
};

/** Takes the mark of a packed order away. The order must be locked. */
export const clearPacked = async (tx: EntityManager, orderId: string): Promise<void> => {
  await tx.update(Order, { id: orderId }, { packedAt: null });
};

/** Whether an order has an invoice: its state of delivery is then the place of supply of a document of tax. */
export const hasInvoice = async (tx: EntityManager, orderId: string): Promise<boolean> => {
  const [row] = await tx.query<{ has: boolean }[]>(
    "select exists (select from invoices where order_id = $1) as has",
    [orderId],
  );
  return row?.has ?? false;
};

export type LineToChange = {
  productId: string;
  stockUnitId: string;
  title: string;
  size: string | null;
  color: string | null;
  /** Its pieces without those that an admin took out of the order before they were shipped. */
  quantity: number;
  /** Whether pieces of it are with a courier, part of a return, or refunded after they had left the shop. */
  hasLeft: boolean;
};

/** A line of a locked order whose products are locked; `undefined` if it is of another one. */
export const lineToChange = async (
  tx: EntityManager,
  orderId: string,
  lineId: string,
): Promise<LineToChange | undefined> => {
  const [row] = await tx.query<LineToChange[]>(
    `select product_id as "productId", stock_unit_id as "stockUnitId", title, size, color,
       (quantity - (select coalesce(sum(f.quantity), 0) from refunded_pieces f
         where f.order_line_id = l.id and f.is_unshipped))::int as quantity,
       exists (select from parcel_lines p where p.order_line_id = l.id)
         or exists (select from return_lines i join returns r on r.id = i.return_id
           where i.order_line_id = l.id and r.status not in ('refused', 'withdrawn', 'closed'))
         or exists (select from refunded_pieces f where f.order_line_id = l.id and not f.is_unshipped) as "hasLeft"
     from order_lines l where id = $1 and order_id = $2`,
    [lineId, orderId],
  );
  return row;
};

/**
 * Sets size, colour, SKU and stock unit of a line of which no piece has left the shop. Its price and its taxes stay. The pieces that
 * were taken out of it count in its new size and colour: the order has so many fewer of those.
 */
export const setLineVariant = async (
  tx: EntityManager,
  line: { id: string; orderId: string },
  to: { size: string | null; color: string | null; sku: string | null; stockUnitId: string },
): Promise<void> => {
  await tx.query("update order_lines set size = $2, color = $3, stock_unit_id = $4, sku = $5 where id = $1", [
    line.id,
    to.size,
    to.color,
    to.stockUnitId,
    to.sku,
  ]);
  await tx.query("update order_portion_changes set size = $2, color = $3 where order_line_id = $1", [
    line.id,
    to.size,
    to.color,
  ]);
  await tx.query("update orders set updated_at = now() where id = $1", [line.orderId]);
};
