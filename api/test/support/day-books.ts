import { expect } from "vitest";
import type { PaymentCalls } from "./payments.ts";
import type { TestShop } from "./test-shop.ts";

type Sums = { invoiced: number; credited: number; tax: number };

type Papers = Sums & { orderId: string; isCashOwed?: boolean };

const rupees = (paise: number): number => paise / 100;

/** The stock of a product, and the papers and the money of an order, each from its own source. Amounts in rupees. */
export const dayBooksOf = ({ sql }: TestShop, { ledger }: PaymentCalls) => {
  /** Pieces in stock by size, as the units say and as the movements add up. */
  const stock = async (productId: string) => {
    const rows = await sql<{ name: string; stock: number; moved: number }>(
      `select u.size as name, u.stock, coalesce(sum(m.quantity), 0)::int as moved
       from stock_units u left join stock_movements m on m.product_id = u.product_id and m.unit_id = u.id
       where u.product_id = $1 group by u.id`,
      [productId],
    );
    return {
      units: Object.fromEntries(rows.map((row) => [row.name, row.stock])),
      movements: Object.fromEntries(rows.map((row) => [row.name, row.moved])),
    };
  };

  const amountOf = async (statement: string, values: unknown[]): Promise<number> => {
    const [row] = await sql<{ amount: number }>(statement, values);
    return row?.amount ?? 0;
  };

  /** The invoice of an order and its credit notes, as they are printed. */
  const papers = async (orderId: string): Promise<Sums> => {
    const total = (table: string, sum: string) =>
      amountOf(
        `select coalesce(sum(${sum}), 0)::int as amount from ${table}, jsonb_to_record(snapshot->'sums')
           as s(total int, cgst int, sgst int, igst int) where order_id = $1`,
        [orderId],
      );
    const tax = "cgst + sgst + igst";
    return {
      invoiced: rupees(await total("invoices", "total")),
      credited: rupees(await total("credit_notes", "total")),
      tax: rupees((await total("invoices", tax)) - (await total("credit_notes", tax))),
    };
  };

  /** The money that the shop has of an order: at Razorpay less refunds, or in cash less payouts that are due or paid. */
  const keptMoney = async (orderId: string): Promise<number> => {
    const [intent] = await sql<{ id: string }>(
      "select gateway_order_id as id from payment_intents where order_id = $1",
      [orderId],
    );
    const { payments, refunds } = await ledger();
    const captured = payments.filter(
      ({ order_id, status }) => order_id === intent?.id && ["captured", "refunded"].includes(status),
    );
    const refunded = refunds.filter(
      ({ payment_id, status }) => status === "processed" && captured.some(({ id }) => id === payment_id),
    );
    const sumOf = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
    const cash = await amountOf(
      `select (coalesce((select sum(amount) from cash_collections where order_id = $1), 0)
         - coalesce((select sum(p.amount) from payouts p join order_credits c on c.id = p.credit_id
             where c.order_id = $1), 0))::int as amount`,
      [orderId],
    );
    return rupees(sumOf(captured) - sumOf(refunded) + cash);
  };

  /** The tax of an order less the tax of its credits, as checkout and credits computed it. */
  const keptTax = async (orderId: string): Promise<number> =>
    rupees(
      await amountOf(
        `select (o.tax - coalesce((select sum(tax) from order_credits where order_id = o.id), 0))::int as amount
         from orders o where o.id = $1`,
        [orderId],
      ),
    );

  const expectStock = async (
    after: string,
    productId: string,
    units: Record<string, number>,
  ): Promise<void> =>
    expect({ after, ...(await stock(productId)) }).toEqual({ after, units, movements: units });

  /** The invoice less its credit notes is the money that the shop keeps, and their tax is the tax of what is kept. */
  const expectPapers = async (
    after: string,
    { orderId, isCashOwed = false, ...sums }: Papers,
  ): Promise<void> => {
    const kept = isCashOwed ? 0 : Math.round((sums.invoiced - sums.credited) * 100) / 100;
    const shown = { ...(await papers(orderId)), kept: await keptMoney(orderId) };
    expect({ after, ...shown, keptTax: await keptTax(orderId) }).toEqual({
      after,
      ...sums,
      kept,
      keptTax: sums.tax,
    });
  };

  return { expectStock, expectPapers };
};
