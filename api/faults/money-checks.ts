import { bySql, type Check } from "./check.ts";

/** The gateway's own books against the shop's: money that came is one confirmed order's, or went back once, whole. */
const moneyAddsUp: Check = {
  name: "each captured payment: one confirmed order, or one full refund",
  look: async (stage) => {
    const { payments, refunds } = await stage.razorpay.ledger();
    const paid = await stage.sql<{ transaction: string; total: number; orders: number }>(
      `select payment_transaction_id as transaction, min(final_amount)::int as total, count(*)::int as orders from orders
       where payment_status = 'completed' and order_status not in ('pending', 'cancelled') and payment_method = 'online'
       group by 1`,
    );
    const orderOf = new Map(paid.map((row) => [row.transaction, row]));
    return payments
      .filter(({ captured }) => captured)
      .flatMap((payment) => {
        const back = refunds.filter(({ payment_id }) => payment_id === payment.id);
        const order = orderOf.get(payment.id);
        const isKept = order?.orders === 1 && order.total === payment.amount && back.length === 0;
        const isGivenBack = !order && back.length === 1 && back[0]?.amount === payment.amount;
        if (isKept || isGivenBack) return [];
        return [`${payment.id} of ${payment.amount}: orders ${order?.orders ?? 0}, refunds ${back.length}`];
      });
  },
};

/** The other way round: what the shop calls paid has been paid, in full, at the gateway. */
const paidIsPaid: Check = {
  name: "each paid online order: exactly one captured payment of its amount",
  look: async (stage) => {
    const { payments, orders } = await stage.razorpay.ledger();
    const rows = await stage.sql<{ number: string; total: number; gatewayOrder: string | null }>(
      `select o.order_number as number, o.final_amount::int as total, i.gateway_order_id as "gatewayOrder"
       from orders o left join payment_intents i on i.order_id = o.id
       where o.payment_method = 'online' and o.order_status not in ('pending', 'cancelled')`,
    );
    return rows.flatMap(({ number, total, gatewayOrder }) => {
      const captured = payments.filter(
        (payment) => payment.order_id === gatewayOrder && payment.captured && payment.amount_refunded === 0,
      );
      const isPaid = captured.length === 1 && captured[0]?.amount === total;
      const isKnown = orders.some(({ id }) => id === gatewayOrder);
      return isPaid && isKnown ? [] : [`${number} of ${total}: ${captured.length} captured payments`];
    });
  },
};

const oneMailAnOrder: Check = {
  name: "one confirmation mail an order",
  look: async (stage) => {
    const rows = await stage.sql<{ number: string }>(
      "select order_number as number from orders where order_status not in ('pending', 'cancelled')",
    );
    const mailsOf = (number: string) =>
      stage.mails.received.filter(({ raw }) => {
        const subject = /^subject:.*(?:\r\n[ \t].*)*/im.exec(raw)?.[0] ?? "";
        return subject.includes(number);
      }).length;
    return rows
      .map(({ number }) => ({ number, mails: mailsOf(number) }))
      .filter(({ mails }) => mails !== 1)
      .map(({ number, mails }) => `${number}: ${mails} mails`);
  },
};

export const moneyChecks: Check[] = [
  moneyAddsUp,
  paidIsPaid,
  oneMailAnOrder,
  bySql(
    "nothing is pending past its time",
    `select order_number, payable_until from orders
     where order_status = 'pending' and payment_method = 'online' and payable_until < now() - interval '6 seconds'`,
  ),
];
