import { IsNull, type EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared-statements.ts";
import type { Paise } from "../../platform/money.ts";
import { PaymentMethod, PaymentStatus } from "../orders/order-payment.rules.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { exactCash } from "../orders/order.store.ts";
import { StoredInvoice } from "./invoice.entity.ts";
import type { InvoiceSnapshot, OrderToInvoice } from "./invoice.rules.ts";

export type InvoiceRow = { id: string; number: string; issuedAt: Date; snapshot: InvoiceSnapshot };

const invoiceColumns = `i.id, i.number, i.issued_at as "issuedAt", i.snapshot`;

const selectByOrder = prepared(
  "invoice-of-order",
  `select ${invoiceColumns} from invoices i where i.order_id = $1`,
);

/** The invoice of an order; `undefined` if it is not issued. */
export const invoiceOfOrder = async (tx: EntityManager, orderId: string): Promise<InvoiceRow | undefined> => {
  const [row] = await tx.query<InvoiceRow[]>(selectByOrder, [orderId]);
  return row;
};

/** Orders with the id and the number of their invoices, `null` without one, in the order of the list. Unknown ids have no row. */
export const invoicesOfOrders = (
  database: Database,
  orderIds: readonly string[],
): Promise<{ orderId: string; orderNumber: string; invoiceId: string | null; number: string | null }[]> =>
  primaryRows(
    database,
    "invoices-of-orders",
    `select o.id as "orderId", o.order_number as "orderNumber", i.id as "invoiceId", i.number
     from orders o left join invoices i on i.order_id = o.id where o.id = any($1::uuid[])
     order by array_position($1::uuid[], o.id)`,
    [orderIds],
  );

/** An invoice by its id; `undefined` if missing, or if the shopper's account is deleted: links then stop working. */
export const invoiceById = async (tx: EntityManager, id: string): Promise<InvoiceRow | undefined> => {
  const [invoice] = await tx.findBy(StoredInvoice, { id, order: { user: { deletedAt: IsNull() } } });
  return invoice;
};

/** The statuses of a cash order in which the courier has not collected the cash. */
export const beforeCash = [OrderStatus.CONFIRMED, OrderStatus.PROCESSING, OrderStatus.SHIPPED];

/** What is still to be paid for the cash order of an invoice, to the paisa; 0 if it is paid, delivered, ended or not a cash order. */
export const cashDueOfInvoice = async (tx: EntityManager, id: string): Promise<Paise> => {
  const [row] = await tx.query<{ due: Paise }[]>(
    `select ${exactCash} as due from invoices i join orders o on o.id = i.order_id
     where i.id = $1 and o.payment_method = $2 and o.payment_status in ($3, $4) and o.order_status = any($5)`,
    [id, PaymentMethod.COD, PaymentStatus.PENDING, PaymentStatus.FAILED, beforeCash],
  );
  return row?.due ?? 0;
};

/** The tables of the last numbers: invoices and credit notes are two series. */
export type NumberSeries = "invoice_counters" | "credit_note_counters";

const increaseCounter = (series: NumberSeries) =>
  prepared(
    `take-number-of-${series}`,
    `insert into ${series} as counter (financial_year, last_number) values ($1, 1)
     on conflict (financial_year) do update set last_number = counter.last_number + 1
     returning last_number as "lastNumber"`,
  );

const increase = {
  invoice_counters: increaseCounter("invoice_counters"),
  credit_note_counters: increaseCounter("credit_note_counters"),
};

/** The next number of a financial year. Its row stays locked until the transaction ends, so that there are no gaps. */
export const takeNumber = async (tx: EntityManager, series: NumberSeries, year: string): Promise<number> => {
  const [row] = await tx.query<{ lastNumber: number }[]>(increase[series], [year]);
  return row?.lastNumber ?? 0;
};

/** Makes the numbers of a financial year continue after `number`. Never lowers them. */
export const skipNumbers = async (
  tx: EntityManager,
  series: NumberSeries,
  { year, number }: { year: string; number: number },
): Promise<void> => {
  await tx.query(
    `insert into ${series} as counter (financial_year, last_number) values ($1, $2)
     on conflict (financial_year) do update set last_number = greatest(counter.last_number, excluded.last_number)`,
    [year, number],
  );
};

/** The number of the first invoice of a financial year such as "26-27"; `undefined` without one. */
export const firstInvoiceNumber = async (
  database: Pick<Database, "primary">,
  year: string,
): Promise<string | undefined> => {
  const [first] = await primaryRows<{ number: string }>(
    database,
    undefined,
    `select number from invoices where issued_at >= $1::date::timestamp at time zone 'Asia/Kolkata'
     order by issued_at, id limit 1`,
    [`20${year.slice(0, 2)}-04-01`],
  );
  return first?.number;
};

const insertInvoice = prepared(
  "add-invoice",
  "insert into invoices (order_id, number, snapshot, issued_at) values ($1, $2, $3, $4) returning id",
);

export const addInvoice = async (
  tx: EntityManager,
  invoice: Omit<InvoiceRow, "id"> & { orderId: string },
): Promise<InvoiceRow> => {
  const { orderId, number, issuedAt, snapshot } = invoice;
  const [row] = await tx.query<[{ id: string }]>(insertInvoice, [
    orderId,
    number,
    JSON.stringify(snapshot),
    issuedAt,
  ]);
  return { id: row.id, number, issuedAt, snapshot };
};

const selectOrderToInvoice = prepared(
  "order-to-invoice",
  `select ${invoiceColumns}, json_build_object('orderNumber', o.order_number, 'orderedAt', o.created_at, 'payment', o.payment_method,
     'buyer', json_build_object('name', o.ship_full_name, 'address', o.ship_address, 'city', o.ship_city,
       'state', o.ship_state, 'zipCode', o.ship_zip_code),
     'shippingCost', o.shipping_cost, 'discount', o.discount, 'tax', o.tax, 'total', o.final_amount,
     'lines', (select json_agg(json_build_object('title', l.title, 'size', l.size, 'color', l.color, 'hsn', l.hsn,
         'quantity', l.quantity, 'price', l.price, 'discount', l.discount, 'taxRate', l.tax_rate, 'tax', l.tax)
         order by l.position) from order_lines l where l.order_id = o.id)) as sold, o.credited_amount > 0 as "isCredited"
   from orders o left join invoices i on i.order_id = o.id where o.id = $1`,
);

/**
 * The invoice of an order if it is issued, and else the data for it, without e-mail and phone, which are not printed; `undefined`
 * if the order is missing.
 */
export const orderToInvoice = async (
  tx: EntityManager,
  orderId: string,
): Promise<{ issued: InvoiceRow | undefined; sold: OrderToInvoice; isCredited: boolean } | undefined> => {
  const [row] = await tx.query<
    ((InvoiceRow | { id: null }) & { sold: OrderToInvoice; isCredited: boolean })[]
  >(selectOrderToInvoice, [orderId]);
  if (!row) return undefined;
  const { sold, isCredited, ...invoice } = row;
  return { issued: invoice.id === null ? undefined : invoice, sold, isCredited };
};
