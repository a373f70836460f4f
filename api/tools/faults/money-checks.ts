import { sqlCheck, type Check, type CheckedBooks } from "./check.ts";

type PaidOrder = {
  transaction: string;
  total: number;
  credited: number;
  credits: number;
  orders: number;
  isKept: boolean;
  isCredited: boolean;
};

/** Credits that Razorpay refunds. It refunds no amount below a rupee. */
const refundedCredits = "select amount from order_credits c where c.order_id = o.id and amount >= 100";

/** An admin has made a paid order pending again. */
const wasReopened = `exists (select from order_status_changes s
    where s.order_id = o.id and s.to_status = 'pending' and s.from_status is not null)`;

/**
 * Compares the gateway's ledger with the shop: what is left of a captured payment is the total of its order less the order's
 * credits, each of which is one refund; a payment without an order has one full refund.
 */
const moneyAddsUp: Check<CheckedBooks> = {
  name: "each captured payment: kept for one order less its credits, or one full refund",
  run: async (stage) => {
    const { payments, refunds } = await stage.razorpay.ledger();
    const paid = await stage.sql<PaidOrder>(
      `select payment_transaction_id as transaction, min(final_amount)::int as total,
         sum((select coalesce(sum(amount), 0) from (${refundedCredits}) r))::int as credited, count(*)::int as orders,
         sum((select count(*) from (${refundedCredits}) r))::int as credits,
         bool_and(order_status not in ('cancelled', 'returned') and (order_status <> 'pending' or ${wasReopened})) as "isKept",
         bool_and(credited_amount = final_amount) as "isCredited"
       from orders o where payment_status in ('completed', 'refunded') and payment_method = 'online' group by 1`,
    );
    const orderOf = new Map(paid.map((row) => [row.transaction, row]));
    return payments
      .filter(({ captured }) => captured)
      .flatMap((payment) => {
        const refundsOfPayment = refunds.filter(
          ({ payment_id, status }) => payment_id === payment.id && status === "processed",
        );
        const refunded = refundsOfPayment.reduce((total, { amount }) => total + amount, 0);
        const order = orderOf.get(payment.id);
        const isPaidOnce =
          order?.orders === 1 &&
          order.total === payment.amount &&
          order.credited === refunded &&
          order.credits === refundsOfPayment.length &&
          (order.isKept || order.isCredited);
        const isRefundedOnce = !order && refundsOfPayment.length === 1 && refunded === payment.amount;
        if (isPaidOnce || isRefundedOnce) return [];
        return [
          `${payment.id} of ${payment.amount}: orders ${order?.orders ?? 0}, credits ${order?.credited ?? 0}, ` +
            `${refundsOfPayment.length} refunds of ${refunded}`,
        ];
      });
  },
};

/** Compares in the other direction: each order that the shop calls paid is paid in full at the gateway. */
const paidIsPaid: Check<CheckedBooks> = {
  name: "each paid online order: exactly one captured payment of its amount, less its credits",
  run: async (stage) => {
    const { payments, orders } = await stage.razorpay.ledger();
    const rows = await stage.sql<{
      number: string;
      total: number;
      credited: number;
      gatewayOrder: string | null;
    }>(
      `select o.order_number as number, o.final_amount::int as total,
         (select coalesce(sum(amount), 0) from (${refundedCredits}) r)::int as credited,
         i.gateway_order_id as "gatewayOrder"
       from orders o left join payment_intents i on i.order_id = o.id
       where o.payment_method = 'online' and o.order_status not in ('pending', 'cancelled', 'returned')`,
    );
    return rows.flatMap(({ number, total, credited, gatewayOrder }) => {
      const captured = payments.filter(
        (payment) =>
          payment.order_id === gatewayOrder && payment.captured && payment.amount_refunded === credited,
      );
      const isPaid = captured.length === 1 && captured[0]?.amount === total;
      const isOrderAtGateway = orders.some(({ id }) => id === gatewayOrder);
      return isPaid && isOrderAtGateway
        ? []
        : [`${number} of ${total}: ${captured.length} captured payments`];
    });
  },
};

/**
 * A killed process may send a mail twice, with the same Message-ID, and a restored backup may have the job of a mail that was sent.
 * All other mails are sent once.
 */
export const oneMailAnOrder: Check = {
  name: "one confirmation mail an order",
  run: async (stage) => {
    const rows = await stage.sql<{ id: string; number: string }>(
      "select id, order_number as number from orders where order_status not in ('pending', 'cancelled')",
    );
    const mails = new Map<string, number>();
    for (const { raw } of stage.mails.received) {
      const orderId = /^message-id:\s*<order-confirmation\.([\w-]+)@/im.exec(raw)?.[1];
      if (orderId) mails.set(orderId, (mails.get(orderId) ?? 0) + 1);
    }
    const confirmations = stage.mails.received.filter(({ raw }) =>
      /^subject:.*is confirmed/im.test(raw),
    ).length;
    const maxMails = (stage.wasKilled() ? 2 : 1) + stage.restores();
    const wrong = rows
      .map(({ id, number }) => ({ number, count: mails.get(id) ?? 0 }))
      .filter(({ count }) => count < 1 || count > maxMails)
      .map(({ number, count }) => `${number}: ${count} mails`);
    const mailsWithId = [...mails.values()].reduce((all, count) => all + count, 0);
    return mailsWithId === confirmations
      ? wrong
      : [...wrong, `${confirmations - mailsWithId} confirmations without a Message-ID of an order`];
  },
};

/** The numbers of invoices, or of credit notes, start at 1 in each financial year and have no gaps. */
export const consecutiveNumbers = (
  name: string,
  table: "invoices" | "credit_notes",
): Check<CheckedBooks> => ({
  name,
  run: async (stage) => {
    const rows = await stage.sql<{ number: string }>(`select number from ${table}`);
    const series = new Map<string, number[]>();
    for (const { number } of rows) {
      const [, start = number, sequenceNumber] = /^(.*\/)(\d+)$/.exec(number) ?? [];
      series.set(start, [...(series.get(start) ?? []), Number(sequenceNumber)]);
    }
    return [...series].flatMap(([start, numbers]) => {
      const sorted = numbers.toSorted((one, other) => one - other);
      const gap = sorted.findIndex((sequenceNumber, index) => sequenceNumber !== index + 1);
      return gap < 0
        ? []
        : [`${sorted.length} ${table}; ${start}${gap + 1} is missing, the next one is ${sorted[gap]}`];
    });
  },
});

export const moneyChecks: Check<CheckedBooks>[] = [
  moneyAddsUp,
  paidIsPaid,
  consecutiveNumbers("invoice numbers are consecutive, one an order", "invoices"),
  consecutiveNumbers("credit note numbers are consecutive", "credit_notes"),
  sqlCheck(
    "credits add up, to at most their order",
    `select o.order_number, o.credited_amount from orders o left join (
         select c.order_id, sum(c.amount) as amount, bool_and(c.amount = c.shipping + l.amount) as fits
         from order_credits c cross join lateral
           (select coalesce(sum(amount), 0) as amount from order_credit_lines where credit_id = c.id) l
         group by 1) c on c.order_id = o.id
       where o.credited_amount <> coalesce(c.amount, 0) or not coalesce(c.fits, true)
         or o.credited_amount > o.final_amount
         or exists (select from order_lines l where l.order_id = o.id and l.quantity <
           (select coalesce(sum(quantity), 0) from order_credit_lines where order_line_id = l.id))`,
  ),
  sqlCheck(
    "each credit of a paid order has one refund or payout of its amount",
    `select o.order_number, c.amount from order_credits c join orders o on o.id = c.order_id
       left join refunds r on r.credit_id = c.id left join payouts p on p.credit_id = c.id
       left join cash_roundings d on d.credit_id = c.id
     where o.payment_status in ('completed', 'refunded') and c.amount > 0
       and (o.payment_method = 'online' or c.created_at > (select collected_at from cash_collections where order_id = o.id))
       and coalesce(r.amount, 0) + coalesce(p.amount, 0) + coalesce(d.amount, 0) <> c.amount`,
  ),
  sqlCheck(
    "cash: received less paid back + rounding = total less its credits",
    `select o.order_number, x.amount as received, o.final_amount, o.credited_amount from cash_collections x
       join orders o on o.id = x.order_id
     where o.payment_status in ('completed', 'refunded') and x.amount
       - coalesce((select sum(p.amount) from payouts p join order_credits c on c.id = p.credit_id where c.order_id = o.id), 0)
       - coalesce((select sum(amount) from cash_roundings where order_id = o.id), 0)
       <> o.final_amount - o.credited_amount`,
  ),
  sqlCheck(
    "no refunds above their payment",
    `select p.gateway_payment_id from payments p join refunds r on r.payment_id = p.id
     group by p.id having sum(r.amount) > p.amount`,
  ),
  sqlCheck(
    "nothing is pending past its time",
    `select order_number, payable_until from orders
     where order_status = 'pending' and payment_method = 'online' and payable_until < now() - interval '6 seconds'`,
  ),
];
