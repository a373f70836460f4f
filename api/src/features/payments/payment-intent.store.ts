import type { EntityManager } from "typeorm";
import type { Paise } from "../../platform/money.ts";
import type { AwaitedOrder, PayableOrder } from "./payment.rules.ts";
import { PaymentIntent } from "./payment-intent.entity.ts";

export type Intent = Pick<
  PaymentIntent,
  "id" | "gatewayOrderId" | "userId" | "orderId" | "amount" | "currency" | "createdAt" | "askSince"
>;

/** The data of an order that its payment needs, with the time of the database at which it was read. */
export type OrderToPay = PayableOrder & {
  readAt: Date;
  id: string;
  userId: string;
  orderNumber: string;
  finalAmount: Paise;
  placedBy: string | null;
};

/** A shopper's own order; `undefined` for any other. */
export const orderToPay = async (
  tx: EntityManager,
  key: { userId: string; orderId: string },
): Promise<OrderToPay | undefined> => {
  const [row] = await tx.query<OrderToPay[]>(
    `select id, user_id as "userId", order_number as "orderNumber", order_status as "orderStatus",
       payment_method as "paymentMethod", payment_status as "paymentStatus", payable_until as "paymentExpiresAt",
       final_amount as "finalAmount", placed_by as "placedBy", now() as "readAt"
     from orders where id = $1 and user_id = $2`,
    [key.orderId, key.userId],
  );
  return row;
};

/** The current statuses of an order, without a lock; `undefined` if missing. */
export const awaitedOrder = async (tx: EntityManager, orderId: string): Promise<AwaitedOrder | undefined> => {
  const [row] = await tx.query<AwaitedOrder[]>(
    `select order_status as "orderStatus", payment_status as "paymentStatus" from orders where id = $1`,
    [orderId],
  );
  return row;
};

/** `null` if missing. */
export const intentById = (tx: EntityManager, id: string): Promise<Intent | null> =>
  tx.findOne(PaymentIntent, { where: { id } });

/** The intent of an order; `null` while its payment was not started. */
export const intentOfOrder = (tx: EntityManager, orderId: string): Promise<Intent | null> =>
  tx.findOne(PaymentIntent, { where: { orderId } });

/** The intent of an order at Razorpay; `null` for an order of another shop on the same account. */
export const intentOfGatewayOrder = (tx: EntityManager, gatewayOrderId: string): Promise<Intent | null> =>
  tx.findOne(PaymentIntent, { where: { gatewayOrderId } });

/** A shopper's own intent, by the id of its order or by its own id; `null` for any other. */
export const intentOfShopper = async (
  tx: EntityManager,
  key: { userId: string; id: string },
): Promise<Intent | null> =>
  tx.findOne(PaymentIntent, {
    where: [
      { userId: key.userId, orderId: key.id },
      { userId: key.userId, id: key.id },
    ],
  });

/** Locks an intent until the transaction ends, so that its payments are booked one after another; `null` if missing. */
export const lockIntent = (tx: EntityManager, id: string): Promise<Intent | null> =>
  tx.findOne(PaymentIntent, { where: { id }, lock: { mode: "pessimistic_write" } });

export type NewIntent = Pick<PaymentIntent, "gatewayOrderId" | "userId" | "orderId" | "amount"> & {
  /** Seconds after which Razorpay is asked about it, by the clock of the database; `null` for never. */
  askAfterSeconds: number | null;
};

/** Inserts an intent. Of two simultaneous ones for one order the first is stored, and both calls return it. */
export const addIntent = async (
  tx: EntityManager,
  { askAfterSeconds, ...intent }: NewIntent,
): Promise<Intent> => {
  const nextAskAt =
    askAfterSeconds === null ? null : () => `now() + make_interval(secs => ${askAfterSeconds})`;
  await tx
    .createQueryBuilder()
    .insert()
    .into(PaymentIntent)
    .values({ ...intent, nextAskAt })
    .orIgnore()
    .execute();
  const storedIntent = intent.orderId
    ? await intentOfOrder(tx, intent.orderId)
    : await intentOfGatewayOrder(tx, intent.gatewayOrderId);
  if (!storedIntent) throw new Error("The payment intent was neither inserted nor found.");
  return storedIntent;
};

/** Links an intent that was paid before placing to the order that uses its payment. */
export const setIntentOrder = async (tx: EntityManager, id: string, orderId: string): Promise<void> => {
  await tx.update(PaymentIntent, { id }, { orderId });
};

/** Sets when Razorpay is asked about an intent next; `null` for never. */
export const setNextAskAt = async (tx: EntityManager, id: string, nextAskAt: Date | null): Promise<void> => {
  await tx.update(PaymentIntent, { id }, { nextAskAt });
};

/** Makes the next sweep ask Razorpay about an intent. */
export const askAtNextSweep = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.update(PaymentIntent, { id }, { nextAskAt: () => "now()" });
};

/** Restarts the days in which Razorpay is asked about an intent: its order can be paid again. */
export const restartAsking = async (
  tx: EntityManager,
  id: string,
  firstWaitSeconds: number,
): Promise<void> => {
  await tx.update(
    PaymentIntent,
    { id },
    { askSince: () => "now()", nextAskAt: () => `now() + make_interval(secs => ${firstWaitSeconds})` },
  );
};

type IntentToAsk = Pick<Intent, "id"> & {
  /** Since when Razorpay is asked about it. */
  since: Date;
  /** The time of the database. */
  now: Date;
};

/** Intents to ask Razorpay about now, longest due first. Locked rows are skipped: each goes to one process. */
export const claimIntentsToAsk = async (tx: EntityManager, limit: number): Promise<IntentToAsk[]> =>
  tx.query<IntentToAsk[]>(
    `select id, coalesce(ask_since, created_at) as since, now() as now from payment_intents where next_ask_at <= now()
     order by next_ask_at limit $1 for update skip locked`,
    [limit],
  );
