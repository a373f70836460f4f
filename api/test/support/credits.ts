import { randomUUID } from "node:crypto";
import { creditOrder, type CreditRequest } from "../../src/features/payments/credit-order.command.ts";
import { CreditReason, type CreditedPieces } from "../../src/features/payments/credit.rules.ts";
import { lockOrder } from "../../src/features/orders/order-write.store.ts";
import { inTransaction } from "../../src/platform/database/database.ts";
import type { LineInput, Person } from "./factories.ts";
import { withoutWebhooks, type PaymentCalls } from "./payments.ts";
import type { TestShop } from "./test-shop.ts";

export const MARK_COLLECTED = `mutation MarkCollected($orderIds: [ID!]!, $seen: [SeenCashInput!]) {
  markCashCollected(input: { orderIds: $orderIds, seen: $seen }) {
  id creditedAmount paymentDetails { paymentStatus } } }`;

type Collected = { id: string; creditedAmount: number; paymentDetails: { paymentStatus: string } };

/** Credits of orders, and the state of the money of an order. */
export const creditsOf = (testShop: TestShop) => {
  const { shop, sql, gql, aShopper, anOrder, aProduct } = testShop;

  /** Credits an order in a transaction of its own, as the commands of the shop do. By default all that is left. */
  const credit = (
    orderId: string,
    { pieces, ...request }: Partial<CreditRequest> & { pieces?: CreditedPieces[] } = {},
  ) =>
    inTransaction(shop.database, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) throw new Error("There is no such order.");
      return creditOrder(tx, order, {
        sourceId: randomUUID(),
        reason: CreditReason.PIECES_RETURNED,
        parts: pieces ? { pieces } : "rest",
        ...request,
      });
    });

  /** Some pieces of one line of an order, by default of its first. */
  const piecesOf = async (orderId: string, quantity: number, position = 0) => {
    const [line] = await sql<{ id: string }>(
      "select id from order_lines where order_id = $1 and position = $2",
      [orderId, position],
    );
    return [{ orderLineId: line?.id ?? "", quantity }];
  };

  /** In paise: what is credited, the total; and the statuses of the order's payment and of its ledger row. */
  const moneyOf = async (orderId: string) => {
    const [row] = await sql<{ credited: number; final: number; payment: string; ledger: string | null }>(
      `select o.credited_amount::int as credited, o.final_amount::int as final, o.payment_status as payment,
         (select p.status from payment_intents i join payments p on p.intent_id = i.id where i.order_id = o.id) as ledger
       from orders o where o.id = $1`,
      [orderId],
    );
    if (!row) throw new Error("There is no such order.");
    return row;
  };

  const markCollected = (admin: Person, ...orderIds: string[]) =>
    gql<{ markCashCollected: Collected[] }>(MARK_COLLECTED, { orderIds }, admin.token);

  /** Three pieces for 333.33 rupees each, without shipping, paid online. */
  const aPaidOrderOfThree = async ({ aPendingOrder, start, checkout, verify }: PaymentCalls) => {
    const [shopper, dress] = [await aShopper(), await aProduct({ price: 333.33, stock: 10 })];
    const { order } = await aPendingOrder({ shopper, lines: [{ productId: dress.id, quantity: 3 }] });
    const session = (await start(shopper, order.id)).data.startPayment;
    const proof = await checkout(session);
    await verify(shopper, order.id, proof);
    return { shopper, dress, order, session, proof };
  };

  /** The same, while Razorpay sends no webhooks. */
  const aPaidOrderWithoutWebhooks = async (pay: PaymentCalls) => {
    await pay.faults(withoutWebhooks);
    return aPaidOrderOfThree(pay);
  };

  /** A cash order of two pieces for 300 rupees each, without shipping. */
  const aCashOrder = async (shopper?: Person) => {
    const [owner, dress] = [shopper ?? (await aShopper()), await aProduct({ price: 300, stock: 10 })];
    const lines: LineInput[] = [{ productId: dress.id, quantity: 2 }];
    const order = await anOrder({ shopper: owner, lines });
    return { shopper: owner, dress, order };
  };

  return {
    credit,
    piecesOf,
    moneyOf,
    markCollected,
    aPaidOrderOfThree,
    aPaidOrderWithoutWebhooks,
    aCashOrder,
  };
};
