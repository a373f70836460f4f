import type { EntityManager } from "typeorm";
import type { Paise } from "../../platform/money.ts";
import {
  CreditReason,
  type CreditableLine,
  type CreditableOrder,
  type CreditAmounts,
} from "./credit.rules.ts";
import { OrderCreditLine } from "./order-credit-line.entity.ts";
import { OrderCredit } from "./order-credit.entity.ts";

/** The amounts and the credited pieces of a locked order. */
export const creditableOrder = async (tx: EntityManager, orderId: string): Promise<CreditableOrder> => {
  const rows = await tx.query<(CreditableLine & { orderTax: Paise; shipping: Paise })[]>(
    `select l.id, l.quantity, l.price::bigint * l.quantity - l.discount as net, l.tax,
       (select coalesce(sum(c.quantity), 0)::int from order_credit_lines c where c.order_line_id = l.id) as credited,
       o.tax as "orderTax", o.shipping_cost as shipping
     from order_lines l join orders o on o.id = l.order_id where o.id = $1 order by l.place`,
    [orderId],
  );
  const lines = rows.map(({ id, quantity, net, tax, credited }) => ({ id, quantity, net, tax, credited }));
  const taxOfLines = lines.reduce((total, { tax }) => total + tax, 0);
  return { lines, shipping: rows[0]?.shipping ?? 0, shippingTax: (rows[0]?.orderTax ?? 0) - taxOfLines };
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

export type CreditRow = Pick<OrderCredit, "id" | "orderId" | "reason" | "amount">;

/** The credit of a source; `null` if it has none. */
export const creditOfSource = (tx: EntityManager, sourceId: string): Promise<CreditRow | null> =>
  tx.findOne(OrderCredit, {
    select: { id: true, orderId: true, reason: true, amount: true },
    where: { sourceId },
  });

export type NewCredit = { orderId: string; sourceId: string; reason: CreditReason };

/** Inserts a credit with its lines. */
export const addCredit = async (
  tx: EntityManager,
  credit: NewCredit,
  { lines, amount, tax, shipping, shippingTax }: CreditAmounts,
): Promise<CreditRow> => {
  const result = await tx.insert(OrderCredit, { ...credit, amount, tax, shipping, shippingTax });
  const { id } = result.identifiers[0] as { id: string };
  await tx.insert(
    OrderCreditLine,
    lines.map((line) => ({ ...line, creditId: id })),
  );
  return { id, orderId: credit.orderId, reason: credit.reason, amount };
};

const unsettled = `select c.id, c.order_id as "orderId", c.reason, c.amount from order_credits c
  where c.order_id = $1 and c.amount > 0 and not exists (select from refunds where credit_id = c.id)
    and not exists (select from payouts where credit_id = c.id)`;

/** The credits of an order that have neither a refund nor a payout, oldest first. */
export const unsettledCredits = (tx: EntityManager, orderId: string): Promise<CreditRow[]> =>
  tx.query<CreditRow[]>(`${unsettled} order by c.id`, [orderId]);

/**
 * SQL condition: a credit `c` of a cash order reduces the cash that the courier collects, because it was made before the first
 * delivery. The credit of a returned order does not: its cash, if collected, was collected in full. Without a delivery `coalesce`
 * gives the time of the credit itself, so that the comparison is true: the courier has not collected yet.
 */
const isDeducted = `c.reason <> '${CreditReason.ORDER_RETURNED}' and c.created_at <= coalesce((
  select min(s.changed_at) from order_status_changes s where s.order_id = c.order_id and s.to_status = 'delivered'), c.created_at)`;

/** The credits of a cash order that do not reduce the cash at the door and have no payout, oldest first. */
export const creditsToPayOut = (tx: EntityManager, orderId: string): Promise<CreditRow[]> =>
  tx.query<CreditRow[]>(`${unsettled} and not (${isDeducted}) order by c.id`, [orderId]);
