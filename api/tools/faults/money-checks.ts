import { bySql, type Check } from "./check.ts";

/** The gateway's own books against the shop's: money that came is one confirmed order's, or went back once, whole. */
const moneyAddsUp: Check = {
  name: "each captured payment: one confirmed order, or one full refund",
  look: async (stage) => {
    const { payments, refunds } = await stage.razorpay.ledger();
    const paid = await stage.sql<{ transaction: string; total: number; orders: number }>(
      `select payment_transaction_id as transaction, min(final_amount)::int as total, count(*)::int as orders from orders
       where payment_status = 'completed' and order_status not in ('pending', 'cancelled', 'returned') and payment_method = 'online'
       group by 1`,
    );
    const orderOf = new Map(paid.map((row) => [row.transaction, row]));
    return payments
      .filter(({ captured }) => captured)
      .flatMap((payment) => {
        const back = refunds.filter(
          ({ payment_id, status }) => payment_id === payment.id && status === "processed",
        );
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
       where o.payment_method = 'online' and o.order_status not in ('pending', 'cancelled', 'returned')`,
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

/** A mail whose taking was cut off may come again, under the same Message-ID; nothing else may come twice. */
const oneMailAnOrder: Check = {
  name: "one confirmation mail an order",
  look: async (stage) => {
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
    const most = stage.wasKilled() ? 2 : 1;
    const wrong = rows
      .map(({ id, number }) => ({ number, count: mails.get(id) ?? 0 }))
      .filter(({ count }) => count < 1 || count > most)
      .map(({ number, count }) => `${number}: ${count} mails`);
    const withId = [...mails.values()].reduce((all, count) => all + count, 0);
    return withId === confirmations
      ? wrong
      : [...wrong, `${confirmations - withId} confirmations without their id`];
  },
};

/** A number a confirmed order, from 1 on, none left out. */
const invoiceNumbers: Check = {
  name: "invoice numbers are consecutive, one an order",
  look: async (stage) => {
    const rows = await stage.sql<{ number: string }>("select number from invoices");
    const places = rows
      .map(({ number }) => Number(/\/(\d+)$/.exec(number)?.[1]))
      .sort((one, other) => one - other);
    const gap = places.findIndex((place, index) => place !== index + 1);
    return gap < 0 ? [] : [`${places.length} invoices, and at place ${gap + 1} stands ${places[gap]}`];
  },
};

export const moneyChecks: Check[] = [
  moneyAddsUp,
  paidIsPaid,
  oneMailAnOrder,
  invoiceNumbers,
  bySql(
    "nothing is pending past its time",
    `select order_number, payable_until from orders
     where order_status = 'pending' and payment_method = 'online' and payable_until < now() - interval '6 seconds'`,
  ),
];
