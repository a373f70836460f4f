import type { EntityManager } from "typeorm";
import type { Paise } from "../../platform/money.ts";
import { Order } from "../orders/order.entity.ts";
import {
  CreditReason,
  type CreditableLine,
  type CreditableOrder,
  type CreditAmounts,
  type CreditedLine,
} from "./credit.rules.ts";
import { OrderCreditLine } from "./order-credit-line.entity.ts";
import { OrderCredit } from "./order-credit.entity.ts";

/** What is left of a locked order after its credits. */
export const creditableOrder = async (tx: EntityManager, orderId: string): Promise<CreditableOrder> => {
  const lines = await tx.query<CreditableLine[]>(
    `select l.id, l.quantity - coalesce(c.pieces, 0)::int as pieces,
       l.price::bigint * l.quantity - l.discount - coalesce(c.amount, 0)::bigint as amount,
       l.tax - coalesce(c.tax, 0)::bigint as tax
     from order_lines l left join lateral (
       select sum(quantity) as pieces, sum(amount) as amount, sum(tax) as tax
       from order_credit_lines where order_line_id = l.id) c on true
     where l.order_id = $1 order by l.position`,
    [orderId],
  );
  const [shipping] = await tx.query<{ amount: Paise; tax: Paise }[]>(
    `select o.shipping_cost - coalesce(c.shipping, 0)::bigint as amount,
       o.tax - (select sum(tax) from order_lines where order_id = o.id)::bigint - coalesce(c.tax, 0)::bigint as tax
     from orders o left join lateral (
       select sum(shipping) as shipping, sum(shipping_tax) as tax from order_credits where order_id = o.id) c on true
     where o.id = $1`,
    [orderId],
  );
  return { lines, shipping: shipping?.amount ?? 0, shippingTax: shipping?.tax ?? 0 };
};

/** Whether every piece of an order is credited. */
export const isFullyCredited = async (tx: EntityManager, orderId: string): Promise<boolean> => {
  const [row] = await tx.query<{ isFull: boolean }[]>(
    `select not exists (select from order_lines l where l.order_id = $1 and l.quantity >
       (select coalesce(sum(c.quantity), 0) from order_credit_lines c where c.order_line_id = l.id)) as "isFull"`,
    [orderId],
  );
  return row?.isFull ?? false;
};

/** The sum of the credits of a locked order. */
export const creditedAmountOf = async (tx: EntityManager, orderId: string): Promise<Paise> => {
  const order = await tx.findOneOrFail(Order, { select: { creditedAmount: true }, where: { id: orderId } });
  return order.creditedAmount;
};

export type CreditRow = Pick<OrderCredit, "id" | "orderId" | "reason" | "amount">;

/** The credit of a source; `null` if it has none. */
export const creditOfSource = (tx: EntityManager, sourceId: string): Promise<CreditRow | null> =>
  tx.findOne(OrderCredit, {
    select: { id: true, orderId: true, reason: true, amount: true },
    where: { sourceId },
  });

export type NewCredit = { orderId: string; sourceId: string; reason: CreditReason; note?: string | null };

/** Inserts a credit with its lines. */
export const addCredit = async (
  tx: EntityManager,
  credit: NewCredit,
  { lines, amount, tax, shipping, shippingTax }: CreditAmounts,
): Promise<CreditRow> => {
  const result = await tx.insert(OrderCredit, { ...credit, amount, tax, shipping, shippingTax });
  const { id } = result.identifiers[0] as { id: string };
  const rows = lines.map((line: CreditedLine) => ({ ...line, creditId: id }));
  if (rows.length > 0) await tx.insert(OrderCreditLine, rows);
  return { id, orderId: credit.orderId, reason: credit.reason, amount };
};

const unsettled = `select c.id, c.order_id as "orderId", c.reason, c.amount from order_credits c
  where c.order_id = $1 and c.amount > 0 and not exists (select from refunds where credit_id = c.id)
    and not exists (select from payouts where credit_id = c.id)`;

/** The credits of an order that have neither a refund nor a payout, oldest first. */
export const unsettledCredits = (tx: EntityManager, orderId: string): Promise<CreditRow[]> =>
  tx.query<CreditRow[]>(`${unsettled} order by c.id`, [orderId]);

/**
 * SQL condition: a credit `c` of a cash order reduces the cash that the courier collects, because it was made before the delivery.
 * The credit of a returned order does not: its cash, if collected, was collected in full.
 */
const isDeducted = `c.reason <> '${CreditReason.ORDER_RETURNED}' and not was_delivered(c.order_id, c.created_at)`;

/** The credits of a cash order that do not reduce the cash at the door and have no payout, oldest first. */
export const creditsToPayOut = (tx: EntityManager, orderId: string): Promise<CreditRow[]> =>
  tx.query<CreditRow[]>(`${unsettled} and not (${isDeducted}) order by c.id`, [orderId]);
