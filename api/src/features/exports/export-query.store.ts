import { neutralisedInSql as cell } from "../../platform/csv/formula-cells.ts";
import { ConsentPurpose } from "../accounts/consents/consent.rules.ts";
import { wantsMails } from "../accounts/consents/optional-mail.store.ts";
import { noMailDomain } from "../accounts/email.rules.ts";
import { PaymentStatus } from "../orders/order-payment.rules.ts";
import { keptStatuses, soldStatuses } from "../orders/order-totals.rules.ts";
import { skuOfLine } from "../orders/order.store.ts";
import { ExportKind, type Export } from "./export.rules.ts";

/** Columns of a file: the name in its first line, and an SQL expression. */
type Columns = Record<string, string>;

const list = (columns: Columns): string =>
  Object.entries(columns)
    .map(([name, expression]) => `${expression} as "${name}"`)
    .join(", ");

/** Rupees with two decimal places. */
const rupees = (paise: string): string => `(${paise}::numeric / 100)::numeric(20, 2)`;

/** The time in India, in a form that spreadsheets read as one. */
const time = (at: string): string => `to_char(${at} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI:SS')`;

/** An address; empty for a customer without one. */
const mailable = (email: string): string =>
  `case when ${email} like '%${noMailDomain}' then '' else ${cell(email)} end`;

const quoted = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(", ");

/** COPY has no parameters: the days are checked to be digits and hyphens. */
const inDays = (at: string, { from, to }: Export): string =>
  `${at} >= date '${from}'::timestamp at time zone 'Asia/Kolkata'
   and ${at} < (date '${to}' + 1)::timestamp at time zone 'Asia/Kolkata'`;

/** SQL: the order `o` counts as net revenue, as `isNetRevenue` of the orders says. */
const isNetRevenue = `o.payment_status = '${PaymentStatus.COMPLETED}' and o.order_status in (${quoted(keptStatuses)})`;

const orderColumns: Columns = {
  "Order number": "o.order_number",
  "Placed at": time("o.created_at"),
  Status: "o.order_status",
  "Payment method": "o.payment_method",
  "Payment status": "o.payment_status",
  "Transaction id": cell("o.payment_transaction_id"),
  Pieces: "(select sum(l.quantity) from order_lines l where l.order_id = o.id)",
  Subtotal: rupees("o.total_amount"),
  Shipping: rupees("o.shipping_cost"),
  Discount: rupees("o.discount"),
  Total: rupees("o.final_amount"),
  "GST included": rupees("o.tax"),
  Credited: rupees("o.credited_amount"),
  "Total less credits": rupees("(o.final_amount - o.credited_amount)"),
  State: cell("o.ship_state"),
  Country: cell("o.ship_country"),
};

const contactColumns: Columns = {
  "Customer id": "o.user_id",
  Name: cell("o.ship_full_name"),
  "E-mail": mailable("o.ship_email"),
  Phone: cell("o.ship_phone"),
  Address: cell("o.ship_address"),
  City: cell("o.ship_city"),
  "PIN code": cell("o.ship_zip_code"),
};

const ordersQuery = (columns: Columns, range: Export): string =>
  `select ${list(columns)} from orders o where ${inDays("o.created_at", range)} order by o.created_at, o.id`;

const customersQuery = (range: Export): string =>
  `select ${list({
    "Customer id": "u.id",
    Name: cell("u.name"),
    "E-mail": mailable("coalesce(u.pending_email, u.email)::text"),
    "E-mail verified":
      "case when u.email_verified_at is null or u.pending_email is not null then 'no' else 'yes' end",
    Phone: cell("u.mobile"),
    "Registered at": time("u.created_at"),
    "Wants promotions": `case when ${wantsMails(ConsentPurpose.PROMOTIONS)} then 'yes' else 'no' end`,
    Tags: cell("array_to_string(u.tags, ', ')"),
    "Cash on delivery": "case when u.cash_block_reason is null then 'allowed' else 'blocked' end",
    Orders: "s.orders",
    "Last order at": time("s.last_at"),
    "Net spending": rupees("s.spending"),
  })}
   from users u cross join lateral (
     select count(*) as orders, max(o.created_at) as last_at,
       coalesce(sum(o.final_amount - o.credited_amount) filter (where ${isNetRevenue}), 0) as spending
     from orders o where o.user_id = u.id) s
   where u.role = 'shopper' and u.deleted_at is null and ${inDays("u.created_at", range)}
   order by u.created_at, u.id`;

/** Sold pieces by day of the order and by variant, with what was credited of these orders since. */
const salesQuery = (range: Export): string =>
  `select ${list({
    Day: "s.day",
    "Product id": "s.product_id",
    Product: cell("s.title"),
    SKU: cell("s.sku"),
    Size: cell("s.size"),
    Colour: cell("s.color"),
    HSN: cell("s.hsn"),
    "GST percent": "(s.tax_rate::numeric / 100)::numeric(6, 2)",
    Pieces: "s.pieces",
    "Gross sales": rupees("s.gross"),
    Discounts: rupees("s.discount"),
    "Net sales": rupees("(s.gross - s.discount)"),
    "GST included": rupees("s.tax"),
    "Credited pieces": "s.credited_pieces",
    Credited: rupees("s.credited"),
    "GST credited": rupees("s.credited_tax"),
  })}
   from (
     select to_char(indian_day(o.created_at), 'YYYY-MM-DD') as day, l.product_id, l.title, ${skuOfLine} as sku, l.size,
       l.color, l.hsn, l.tax_rate, sum(l.quantity) as pieces, sum(l.price::bigint * l.quantity) as gross,
       sum(l.discount) as discount, sum(l.tax) as tax, coalesce(sum(c.pieces), 0) as credited_pieces,
       coalesce(sum(c.amount), 0) as credited, coalesce(sum(c.tax), 0) as credited_tax
     from orders o join order_lines l on l.order_id = o.id
       left join lateral (select sum(e.quantity) as pieces, sum(e.amount) as amount, sum(e.tax) as tax
         from order_credit_lines e where e.order_line_id = l.id) c on o.credited_amount > 0
     where o.order_status in (${quoted(soldStatuses)}) and ${inDays("o.created_at", range)}
     group by 1, 2, 3, 4, 5, 6, 7, 8) s
   order by s.day, s.title, s.product_id, s.size, s.color`;

/** The query of a file. */
export const exportQuery = (range: Export): string => {
  switch (range.kind) {
    case ExportKind.ORDERS:
      return ordersQuery(orderColumns, range);
    case ExportKind.CONTACTS:
      return ordersQuery({ ...orderColumns, ...contactColumns }, range);
    case ExportKind.CUSTOMERS:
      return customersQuery(range);
    case ExportKind.SALES:
      return salesQuery(range);
  }
};
