import { sqlCheck, type Check } from "./check.ts";

/** Compares the gateway's ledger with the shop: a captured payment has one confirmed order or one full refund. */
const moneyAddsUp: Check = {
  name: "each captured payment: one confirmed order, or one full refund",
  run: async (stage) => {
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
        const refundsOfPayment = refunds.filter(
          ({ payment_id, status }) => payment_id === payment.id && status === "processed",
        );
        const order = orderOf.get(payment.id);
        const isPaidOnce =
          order?.orders === 1 && order.total === payment.amount && refundsOfPayment.length === 0;
        const isRefundedOnce =
          !order && refundsOfPayment.length === 1 && refundsOfPayment[0]?.amount === payment.amount;
        if (isPaidOnce || isRefundedOnce) return [];
        return [
          `${payment.id} of ${payment.amount}: orders ${order?.orders ?? 0}, refunds ${refundsOfPayment.length}`,
        ];
      });
  },
};

/** Compares in the other direction: each order that the shop calls paid is paid in full at the gateway. */
const paidIsPaid: Check = {
  name: "each paid online order: exactly one captured payment of its amount",
  run: async (stage) => {
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
      const isOrderAtGateway = orders.some(({ id }) => id === gatewayOrder);
      return isPaid && isOrderAtGateway
        ? []
        : [`${number} of ${total}: ${captured.length} captured payments`];
    });
  },
};

/** A killed process may send a mail twice, with the same Message-ID. All other mails are sent once. */
const oneMailAnOrder: Check = {
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
    const maxMails = stage.wasKilled() ? 2 : 1;
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

/** The numbers start at 1 and have no gaps. */
const invoiceNumbers: Check = {
  name: "invoice numbers are consecutive, one an order",
  run: async (stage) => {
    const rows = await stage.sql<{ number: string }>("select number from invoices");
    const sequenceNumbers = rows
      .map(({ number }) => Number(/\/(\d+)$/.exec(number)?.[1]))
      .sort((one, other) => one - other);
    const gap = sequenceNumbers.findIndex((sequenceNumber, index) => sequenceNumber !== index + 1);
    return gap < 0
      ? []
      : [
          `${sequenceNumbers.length} invoices; number ${gap + 1} is missing, the next one is ${sequenceNumbers[gap]}`,
        ];
  },
};

export const moneyChecks: Check[] = [
  moneyAddsUp,
  paidIsPaid,
  oneMailAnOrder,
  invoiceNumbers,
  sqlCheck(
    "nothing is pending past its time",
    `select order_number, payable_until from orders
     where order_status = 'pending' and payment_method = 'online' and payable_until < now() - interval '6 seconds'`,
  ),
];
