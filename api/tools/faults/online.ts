import { draftOf, place, type Buyer, type Line, type Placed } from "./buyers.ts";
import { ask, send, type Said } from "./requests.ts";
import type { Stage } from "./stage.ts";
import type { Proof } from "./stand-in.ts";

const START = "mutation Start($orderId: ID!) { startPayment(orderId: $orderId) { gatewayOrderId } }";

const VERIFY = `mutation Verify($input: VerifyPaymentInput!) {
  verifyPayment(input: $input) { verified order { id orderStatus } }
}`;

export type Started = { startPayment: { gatewayOrderId: string } };

export const start = (url: string, buyer: Buyer, orderId: string): Promise<Said<Started>> =>
  ask(url, START, { orderId }, buyer.token);

type Verified = { verifyPayment: { verified: boolean; order: { id: string; orderStatus: string } | null } };

export const verify = (url: string, buyer: Buyer, orderId: string, proof: Proof): Promise<Said<Verified>> =>
  ask(
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

/** An order that was placed, and waits for its online payment. */
export const placeOnline = async (url: string, buyer: Buyer, lines: Line[]): Promise<Placed> => {
  const said = await place(url, buyer, await draftOf(url, buyer, lines, "ONLINE"));
  if (!said?.data) throw new Error(`placing answered ${said?.status} ${said?.code}`);
  return said.data.placeOrder;
};

/** The same, with its order at the gateway. */
export const placeAndStart = async (url: string, buyer: Buyer, lines: Line[]) => {
  const order = await placeOnline(url, buyer, lines);
  const said = await start(url, buyer, order.id);
  if (!said?.data) throw new Error(`startPayment answered ${said?.status} ${said?.code}`);
  return { orderId: order.id, gatewayOrderId: said.data.startPayment.gatewayOrderId };
};

/** An admin's. */
export const CANCEL =
  "mutation Cancel($id: ID!) { changeOrderStatus(orderId: $id, status: CANCELLED) { id } }";

/** Asks the documented REST path. */
export const rest = (url: string, buyer: Buyer, path: string, body: object) =>
  send(`${url}/api${path}`, { token: buyer.token, body });

const look = 100;

/** Waits until a statement gives no row any more; says with its words what did not come, after so many seconds. */
export const untilNone = async (
  stage: Stage,
  statement: string,
  values: unknown[],
  seconds: number,
  what: string,
) => {
  const since = Date.now();
  for (;;) {
    const rows = await stage.sql(statement, values);
    if (rows.length === 0) return;
    if (Date.now() - since > seconds * 1000)
      throw new Error(`${what}: not within ${seconds} s, e.g. ${JSON.stringify(rows[0])}`);
    await new Promise((resolve) => setTimeout(resolve, look));
  }
};

/** Waits until all these orders have a status. */
export const untilAll = (stage: Stage, orderIds: string[], status: string, seconds: number): Promise<void> =>
  untilNone(
    stage,
    "select order_number, order_status from orders where id = any($1) and order_status <> $2",
    [orderIds, status],
    seconds,
    `every order ${status}`,
  );

/** Waits until all that these gateway orders brought has been given back. */
export const untilRefunded = (stage: Stage, gatewayOrderIds: string[], seconds: number): Promise<void> =>
  untilNone(
    stage,
    `select g as gateway_order from unnest($1::text[]) g where not exists (
       select from payment_intents i join payments p on p.intent_id = i.id join refunds r on r.payment_id = p.id
       where i.gateway_order_id = g and r.refunded_at is not null)`,
    [gatewayOrderIds],
    seconds,
    "every payment given back",
  );
