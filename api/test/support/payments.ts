import { Logger, runOnce } from "graphile-worker";
import { razorpay } from "../../src/platform/razorpay/razorpay.ts";
import type { Mail } from "../../src/platform/mail/mailer.ts";
import { shopTasks } from "../../src/app/tasks.ts";
import type { GqlAnswer } from "./calls.ts";
import type { LineWish, Person } from "./factories.ts";
import { PLACE_ORDER, type OrderAnswer } from "./operations.ts";
import type { TestShop } from "./test-shop.ts";

export const START_PAYMENT = `mutation StartPayment($orderId: ID!) {
  startPayment(orderId: $orderId) { orderId keyId gatewayOrderId amount currency checkoutScriptUrl expiresAt }
}`;

export const VERIFY_PAYMENT = `mutation VerifyPayment($input: VerifyPaymentInput!) {
  verifyPayment(input: $input) { verified transactionId order { id orderStatus
    paymentDetails { method transactionId paymentStatus } statusHistory { fromStatus toStatus changedBy } } }
}`;

export const PAYABLE = `query Payable($id: ID!) { order(id: $id) { id orderStatus payableUntil
  paymentDetails { method transactionId paymentStatus } statusHistory { fromStatus toStatus changedBy } } }`;

export type Session = {
  orderId: string;
  keyId: string;
  gatewayOrderId: string;
  amount: number;
  currency: string;
  checkoutScriptUrl: string;
  expiresAt: string;
};

export type PayableOrder = Pick<OrderAnswer, "id" | "orderStatus" | "paymentDetails" | "statusHistory"> & {
  payableUntil: string | null;
};

export type Verification = { verified: boolean; transactionId: string | null; order: PayableOrder | null };

/** The checkout's result for the page. */
export type Proof = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };

export type Books = {
  payments: { id: string; order_id: string; amount: number; status: string; amount_refunded: number }[];
  refunds: { id: string; payment_id: string; amount: number; status: string }[];
};

const quiet = new Logger(() => () => undefined);

/** A shopper's calls of an online payment, control of the stand-in, and the shop's payment jobs. */
export const paymentsOf = (house: TestShop, standIn = `${house.url}/dev/razorpay`) => {
  const { gql, aShopper, aProduct, aDraft, shop, sql } = house;

  const sent: Mail[] = [];
  const send = async (mail: Mail) => {
    sent.push(mail);
  };

  const at = async <Answer>(method: "GET" | "POST" | "PUT", path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${standIn}${path}`, {
      method,
      ...(body ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {}),
    });
    return (await answer.json()) as Answer;
  };

  const start = (who: Person, orderId: string) =>
    gql<{ startPayment: Session }>(START_PAYMENT, { orderId }, who.token);

  const verify = (
    who: Person,
    orderId: string,
    proof: Proof,
  ): Promise<GqlAnswer<{ verifyPayment: Verification }>> => {
    const input = {
      orderId,
      razorpayPaymentId: proof.razorpay_payment_id,
      razorpayOrderId: proof.razorpay_order_id,
      razorpaySignature: proof.razorpay_signature,
    };
    return gql(VERIFY_PAYMENT, { input }, who.token);
  };

  /** An unpaid online order: by default one piece out of ten. */
  const aPendingOrder = async (wish: { lines?: LineWish[]; shopper?: Person } = {}) => {
    const asha = wish.shopper ?? (await aShopper());
    const dress = await aProduct({ price: 700, stock: 10 });
    const lines = wish.lines ?? [{ productId: dress.id, quantity: 1 }];
    const input = await aDraft(asha, lines, { paymentMethod: "ONLINE" });
    const { data } = await gql<{ placeOrder: OrderAnswer }>(PLACE_ORDER, { input }, asha.token);
    return { asha, dress, order: data.placeOrder };
  };

  /** The same, with its payment started. */
  const aStartedOrder = async () => {
    const { asha, dress, order } = await aPendingOrder();
    const session = (await start(asha, order.id)).data.startPayment;
    return { asha, dress, order, session };
  };

  /** One sweep, all due jobs, and the jobs that those add. */
  const work = async () => {
    const tasks = shopTasks(shop, { send, close: () => undefined });
    await sql("select graphile_worker.add_job('sweep-payments', '{}'::json, job_key => 'sweep')");
    for (let turn = 0; turn < 3; turn += 1)
      await runOnce({
        pgPool: shop.database.writes,
        logger: quiet,
        noHandleSignals: true,
        taskList: Object.fromEntries(
          Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => task(payload as never)]),
        ),
      });
  };

  return {
    start,
    verify,
    aPendingOrder,
    aStartedOrder,
    /** Completes the checkout's dialog with a payment, or a failed payment. */
    checkout: (session: Session, outcome: "pay" | "fail" = "pay") =>
      at<Proof & { error?: { description: string } }>("POST", "/checkout/payments", {
        key_id: session.keyId,
        order_id: session.gatewayOrderId,
        outcome,
      }),
    /** A payment that no checkout allows: a second one, or of another amount. */
    force: (orderId: string, changes: { amount?: number; outcome?: "pay" | "fail" } = {}) =>
      at<Proof>("POST", "/control/payments", { orderId, ...changes }),
    /** The bank pays a pending refund, or returns it. */
    settleRefund: (refundId: string, outcome: "processed" | "failed") =>
      at("POST", `/control/refunds/${refundId}`, { outcome }),
    books: () => at<Books>("GET", "/control/ledger"),
    faults: (faults: object) => at("PUT", "/control/faults", faults),
    orderOf: async (who: Person, id: string): Promise<PayableOrder> =>
      (await gql<{ order: PayableOrder }>(PAYABLE, { id }, who.token)).data.order,
    /** Moves an order and its intent into the past by this many minutes. */
    age: async (orderId: string, minutes: number) => {
      const by = [orderId, minutes];
      await sql(
        `update orders set payable_until = payable_until - make_interval(mins => $2),
           created_at = created_at - make_interval(mins => $2) where id = $1`,
        by,
      );
      await sql(
        `update payment_intents set created_at = created_at - make_interval(mins => $2),
           next_ask_at = next_ask_at - make_interval(mins => $2) where order_id = $1`,
        by,
      );
    },
    /** Closes the circuit breaker, as it does on its own some seconds after many failures. */
    reopenWay: () => {
      shop.razorpay = razorpay({ ...shop.settings.razorpay, apiUrl: standIn });
    },
    work,
    /** Every mail that `work` has sent. */
    mails: () => sent,
    /** Number of confirmation mails of the order, after all due mails are sent. */
    confirmations: async ({ orderNumber }: { orderNumber: string }): Promise<number> => {
      await work();
      return sent.filter(({ subject }) => subject === `Order ${orderNumber} is confirmed`).length;
    },
  };
};

export type PaymentCalls = ReturnType<typeof paymentsOf>;
