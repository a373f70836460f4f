import type { EntityManager } from "typeorm";

const idsOf = async (tx: EntityManager, statement: string, parameter: number | string): Promise<string[]> => {
  const rows = await tx.query<{ id: string }[]>(statement, [parameter]);
  return rows.map(({ id }) => id);
};

/**
 * Ids of refunds that Razorpay accepted four to six days ago. The job that checks a refund gives up after three days. The
 * bank has paid most refunds by then, so one more request for each is cheap.
 */
export const refundsToCheckAgain = (tx: EntityManager, limit: number): Promise<string[]> =>
  idsOf(
    tx,
    `select id from refunds where gateway_refund_id is not null
       and refunded_at >= now() - interval '6 days' and refunded_at < now() - interval '4 days'
     order by refunded_at limit $1`,
    limit,
  );

/** SQL: credits `c` of orders with an invoice `i` that have no credit note. */
export const creditsMissingNote = {
  from: "order_credits c join invoices i on i.order_id = c.order_id",
  where: "c.amount > 0 and not exists (select from credit_notes n where n.credit_id = c.id)",
};

/** Ids of credits of the last 30 days, of orders with an invoice, that have no credit note. */
export const creditsWithoutNote = (tx: EntityManager, limit: number): Promise<string[]> =>
  idsOf(
    tx,
    `select c.id from ${creditsMissingNote.from}
     where ${creditsMissingNote.where} and c.created_at >= now() - interval '30 days'
     order by c.created_at limit $1`,
    limit,
  );

/** Ids of credits of an order with an invoice that have no credit note. */
export const creditsOfOrderWithoutNote = (tx: EntityManager, orderId: string): Promise<string[]> =>
  idsOf(
    tx,
    `select c.id from ${creditsMissingNote.from} where ${creditsMissingNote.where} and c.order_id = $1`,
    orderId,
  );

/** Ids of unpaid orders of the last 90 days that have an invoice, ended at least two hours ago and are not credited in full. */
export const endedOrdersWithoutCredit = (tx: EntityManager, limit: number): Promise<string[]> =>
  idsOf(
    tx,
    `select o.id from orders o join invoices i on i.order_id = o.id
     where o.order_status in ('cancelled', 'returned') and o.payment_status in ('pending', 'failed')
       and o.credited_amount < o.final_amount and o.created_at >= now() - interval '90 days'
       and not exists (select from order_status_changes s
         where s.order_id = o.id and s.changed_at >= now() - interval '2 hours')
     order by o.created_at limit $1`,
    limit,
  );
