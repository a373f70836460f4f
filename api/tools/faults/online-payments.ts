import { draftOf, placeOrder, type Buyer, type Line, type PlacedOrder } from "./buyers.ts";
import { sendGraphql, send, type GraphqlResult } from "./requests.ts";
import type { Stage } from "./stage.ts";
import type { Proof } from "./stand-in-process.ts";

const START = "mutation Start($orderId: ID!) { startPayment(orderId: $orderId) { gatewayOrderId } }";

const VERIFY = `mutation Verify($input: VerifyPaymentInput!) {
  verifyPayment(input: $input) { verified order { id orderStatus } }
}`;

export type StartedPayment = { startPayment: { gatewayOrderId: string } };

export const startPayment = (
  url: string,
  buyer: Buyer,
  orderId: string,
): Promise<GraphqlResult<StartedPayment>> => sendGraphql(url, START, { orderId }, buyer.token);

type VerifiedPayment = {
  verifyPayment: { verified: boolean; order: { id: string; orderStatus: string } | null };
};

export const verifyPayment = (
  url: string,
  buyer: Buyer,
  orderId: string,
  proof: Proof,
): Promise<GraphqlResult<VerifiedPayment>> =>
  sendGraphql(
    url,
    VERIFY,
    {
      input: {
        orderId,
        razorpayOrderId: proof.razorpay_order_id,
        razorpayPaymentId: proof.razorpay_payment_id,
        razorpaySignature: proof.razorpay_signature,
      },
    },
    buyer.token,
  );

/** Places an order for online payment. */
export const placeOnlineOrder = async (url: string, buyer: Buyer, lines: Line[]): Promise<PlacedOrder> => {
  const result = await placeOrder(url, buyer, await draftOf(url, buyer, lines, "ONLINE"));
  if (!result?.data) throw new Error(`placeOrder failed: ${result?.status} ${result?.code}`);
  return result.data.placeOrder.order;
};

/** Places an order for online payment and starts its payment. */
export const placeAndStartPayment = async (url: string, buyer: Buyer, lines: Line[]) => {
  const order = await placeOnlineOrder(url, buyer, lines);
  const result = await startPayment(url, buyer, order.id);
  if (!result?.data) throw new Error(`startPayment failed: ${result?.status} ${result?.code}`);
  return { orderId: order.id, gatewayOrderId: result.data.startPayment.gatewayOrderId };
};

/** Needs an admin's token. */
export const CANCEL =
  "mutation Cancel($id: ID!) { updateOrderStatus(input: { orderId: $id, status: CANCELLED }) { id } }";

/** Calls a REST path below /api. */
export const sendRest = (url: string, buyer: Buyer, path: string, body: object) =>
  send(`${url}/api${path}`, { token: buyer.token, body });

const pollMs = 100;

/** Waits until a statement returns no row. Throws with `description` after `seconds`. */
export const waitUntilNoRows = async (
  stage: Stage,
  {
    statement,
    values = [],
    seconds,
    description,
  }: { statement: string; values?: unknown[]; seconds: number; description: string },
) => {
  const startedAt = Date.now();
  for (;;) {
    const rows = await stage.sql(statement, values);
    if (rows.length === 0) return;
    if (Date.now() - startedAt > seconds * 1000)
      throw new Error(`${description}: not within ${seconds} s, for example ${JSON.stringify(rows[0])}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
};

/** Waits until all orders have the status. */
export const waitForOrderStatus = (
  stage: Stage,
  orderIds: string[],
  status: string,
  seconds: number,
): Promise<void> =>
  waitUntilNoRows(stage, {
    statement: "select order_number, order_status from orders where id = any($1) and order_status <> $2",
    values: [orderIds, status],
    seconds,
    description: `all orders ${status}`,
  });

/** Waits until the payment of each gateway order is refunded. */
export const waitForRefunds = (stage: Stage, gatewayOrderIds: string[], seconds: number): Promise<void> =>
  waitUntilNoRows(stage, {
    statement: `select g as gateway_order from unnest($1::text[]) g where not exists (
       select from payment_intents i join payments p on p.intent_id = i.id join refunds r on r.payment_id = p.id
       where i.gateway_order_id = g and r.refunded_at is not null)`,
    values: [gatewayOrderIds],
    seconds,
    description: "all payments refunded",
  });
