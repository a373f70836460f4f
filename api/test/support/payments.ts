import { Logger, runOnce } from "graphile-worker";
import { razorpay } from "../../src/platform/razorpay/razorpay.ts";
import type { Mail } from "../../src/platform/mail/mailer.ts";
import { shopTasks } from "../../src/app/tasks.ts";
import type { LedgerData } from "../../tools/razorpay-stand-in/ledger.ts";
import type { GqlResponse } from "./calls.ts";
import type { LineInput, Person } from "./factories.ts";
import { orderFields, PLACE_ORDER, type OrderFields } from "./operations.ts";
import type { TestShop } from "./test-shop.ts";

export const START_PAYMENT = `mutation StartPayment($orderId: ID!) {
  startPayment(orderId: $orderId) { orderId keyId gatewayOrderId amount currency checkoutScriptUrl expiresAt }
}`;

export const VERIFY_PAYMENT = `mutation VerifyPayment($input: VerifyPaymentInput!) {
  verifyPayment(input: $input) { verified transactionId order { id orderStatus
    paymentDetails { method transactionId paymentStatus } statusHistory { fromStatus toStatus changedBy } } }
}`;

const PAYABLE = `query Payable($id: ID!) { order(id: $id) { id orderStatus paymentExpiresAt
  paymentDetails { method transactionId paymentStatus } statusHistory { fromStatus toStatus changedBy } } }`;

const PLACE_AND_PAY = `mutation PlaceAndPay($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order { ${orderFields} }
    paymentSession { orderId keyId gatewayOrderId amount currency checkoutScriptUrl expiresAt }
  }
}`;

export type Session = {
  orderId: string;
  keyId: string;
  gatewayOrderId: string;
  amount: number;
  currency: string;
  checkoutScriptUrl: string;
  expiresAt: string;
};

export type PayableOrder = Pick<OrderFields, "id" | "orderStatus" | "paymentDetails" | "statusHistory"> & {
  paymentExpiresAt: string | null;
};

export type Verification = { verified: boolean; transactionId: string | null; order: PayableOrder | null };

/** The checkout's result for the page. */
export type Proof = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };

const silentLogger = new Logger(() => () => undefined);

/** Faults of the stand-in: it sends no webhooks. */
export const withoutWebhooks = { webhooks: { isOff: true } };

/** A shopper's calls of an online payment, control of the stand-in, and the shop's payment jobs. */
export const paymentsOf = (testShop: TestShop, standIn = `${testShop.url}/dev/razorpay`) => {
  const { gql, aShopper, aProduct, aDraft, shop, sql } = testShop;

  const mails: Mail[] = [];
  const send = async (mail: Mail) => {
    mails.push(mail);
  };

  const callStandIn = async <Answer>(
    method: "GET" | "POST" | "PUT",
    path: string,
    body?: object,
  ): Promise<Answer> => {
    const response = await fetch(`${standIn}${path}`, {
      method,
      ...(body ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {}),
    });
    return (await response.json()) as Answer;
  };

  const start = (person: Person, orderId: string) =>
    gql<{ startPayment: Session }>(START_PAYMENT, { orderId }, person.token);

  const verify = (
    person: Person,
    orderId: string,
    proof: Proof,
  ): Promise<GqlResponse<{ verifyPayment: Verification }>> => {
    const input = {
      orderId,
      razorpayPaymentId: proof.razorpay_payment_id,
      razorpayOrderId: proof.razorpay_order_id,
      razorpaySignature: proof.razorpay_signature,
    };
    return gql(VERIFY_PAYMENT, { input }, person.token);
  };

  /** An unpaid online order: by default one piece out of ten. */
  const aPendingOrder = async (options: { lines?: LineInput[]; shopper?: Person } = {}) => {
    const shopper = options.shopper ?? (await aShopper());
    const dress = await aProduct({ price: 700, stock: 10 });
    const lines = options.lines ?? [{ productId: dress.id, quantity: 1 }];
    const input = await aDraft(shopper, lines, { paymentMethod: "ONLINE" });
    const { data } = await gql<{ placeOrder: { order: OrderFields } }>(PLACE_ORDER, { input }, shopper.token);
    return { shopper, dress, order: data.placeOrder.order };
  };

  /** Places an order of one piece and asks for its payment in the same request. */
  const placeWithPayment = async (
    paymentMethod: "ONLINE" | "COD",
    repeated?: { shopper: Person; input: Record<string, unknown> },
  ) => {
    const shopper = repeated?.shopper ?? (await aShopper());
    const lines = repeated
      ? []
      : [{ productId: (await aProduct({ price: 700, stock: 10 })).id, quantity: 1 }];
    const input = repeated?.input ?? (await aDraft(shopper, lines, { paymentMethod }));
    const response = await gql<{ placeOrder: { order: OrderFields; paymentSession: Session | null } }>(
      PLACE_AND_PAY,
      { input },
      shopper.token,
    );
    return { shopper, input, errors: response.errors, ...response.data.placeOrder };
  };

  /** The same, with its payment started. */
  const aStartedOrder = async () => {
    const { shopper, dress, order } = await aPendingOrder();
    const session = (await start(shopper, order.id)).data.startPayment;
    return { shopper, dress, order, session };
  };

  /** One sweep, all due jobs, and the jobs that those add. */
  const runJobs = async () => {
    const tasks = shopTasks(shop, { send, close: () => undefined });
    await sql("select graphile_worker.add_job('sweep-payments', '{}'::json, job_key => 'sweep')");
    for (let round = 0; round < 3; round += 1)
      await runOnce({
        pgPool: shop.database.writes,
        logger: silentLogger,
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
    placeWithPayment,
    aStartedOrder,
    /** Completes the checkout's dialog with a payment, or a failed payment. */
    checkout: (session: Session, outcome: "pay" | "fail" = "pay") =>
      callStandIn<Proof & { error?: { description: string } }>("POST", "/checkout/payments", {
        key_id: session.keyId,
        order_id: session.gatewayOrderId,
        outcome,
      }),
    /** A payment that no checkout allows: a second one, or of another amount. */
    forcePayment: (orderId: string, changes: { amount?: number; outcome?: "pay" | "fail" } = {}) =>
      callStandIn<Proof>("POST", "/control/payments", { orderId, ...changes }),
    /** The bank authorises the payments of an order that are late. */
    authorizeLatePayments: async (gatewayOrderId: string) => {
      const { payments } = await callStandIn<LedgerData>("GET", "/control/ledger");
      const late = payments.filter(
        (payment) => payment.order_id === gatewayOrderId && payment.status === "created",
      );
      for (const { id } of late) await callStandIn("POST", `/control/payments/${id}`, {});
    },
    /** The bank pays a pending refund, or returns it. */
    settleRefund: (refundId: string, outcome: "processed" | "failed") =>
      callStandIn("POST", `/control/refunds/${refundId}`, { outcome }),
    ledger: () => callStandIn<LedgerData>("GET", "/control/ledger"),
    faults: (faults: object) => callStandIn("PUT", "/control/faults", faults),
    orderOf: async (person: Person, id: string): Promise<PayableOrder> =>
      (await gql<{ order: PayableOrder }>(PAYABLE, { id }, person.token)).data.order,
    /** Moves an order and its intent into the past by this many minutes. */
    passMinutes: async (orderId: string, minutes: number) => {
      const by = [orderId, minutes];
      await sql(
        `update orders set payable_until = payable_until - make_interval(mins => $2),
           created_at = created_at - make_interval(mins => $2) where id = $1`,
        by,
      );
      await sql(
        `update payment_intents set created_at = created_at - make_interval(mins => $2),
           ask_since = ask_since - make_interval(mins => $2), next_ask_at = next_ask_at - make_interval(mins => $2)
         where order_id = $1`,
        by,
      );
    },
    /** Closes the circuit breaker, as it does on its own some seconds after many failures. */
    closeCircuitBreaker: () => {
      shop.razorpay = razorpay({ ...shop.settings.razorpay, apiUrl: standIn });
    },
    runJobs,
    /** Makes every scheduled job due now. */
    makeAllDue: () => sql("update graphile_worker._private_jobs set run_at = now() where run_at > now()"),
    /** Every mail that `runJobs` has sent. */
    sentMails: () => mails,
    /** Number of confirmation mails of the order, after all due mails are sent. */
    confirmations: async ({ orderNumber }: { orderNumber: string }): Promise<number> => {
      await runJobs();
      return mails.filter(({ subject }) => subject === `Order ${orderNumber} is confirmed`).length;
    },
  };
};

export type PaymentCalls = ReturnType<typeof paymentsOf>;
