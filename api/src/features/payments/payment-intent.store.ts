import type { EntityManager } from "typeorm";
import type { Paise } from "../../platform/money.ts";
import type { AwaitedOrder, PayableOrder } from "./payment.rules.ts";
import { PaymentIntent } from "./payment-intent.entity.ts";

export type Intent = Pick<
  PaymentIntent,
  "id" | "gatewayOrderId" | "userId" | "orderId" | "amount" | "currency" | "createdAt"
>;

/** An order as paying looks at it. */
export type OrderToPay = PayableOrder & {
  id: string;
  userId: string;
  orderNumber: string;
  finalAmount: Paise;
};

/** One of her own orders; nothing for another's. */
export const orderToPay = async (
  tx: EntityManager,
  of: { userId: string; orderId: string },
): Promise<OrderToPay | undefined> => {
  const [row] = await tx.query<OrderToPay[]>(
    `select id, user_id as "userId", order_number as "orderNumber", order_status as "orderStatus",
       payment_method as "paymentMethod", payment_status as "paymentStatus", payable_until as "payableUntil",
       final_amount as "finalAmount"
     from orders where id = $1 and user_id = $2`,
    [of.orderId, of.userId],
  );
  return row;
};

/** Where an order stands at this moment, unlocked: to know whether it still waits for its money. */
export const awaitedOrder = async (tx: EntityManager, orderId: string): Promise<AwaitedOrder | undefined> => {
  const [row] = await tx.query<AwaitedOrder[]>(
    `select order_status as "orderStatus", payment_status as "paymentStatus" from orders where id = $1`,
    [orderId],
  );
  return row;
};

export const intentById = (tx: EntityManager, id: string): Promise<Intent | null> =>
  tx.findOne(PaymentIntent, { where: { id } });

export const intentOfOrder = (tx: EntityManager, orderId: string): Promise<Intent | null> =>
  tx.findOne(PaymentIntent, { where: { orderId } });

export const intentOfGatewayOrder = (tx: EntityManager, gatewayOrderId: string): Promise<Intent | null> =>
  tx.findOne(PaymentIntent, { where: { gatewayOrderId } });

/** Her own intent, by the order that it pays or by its own id. */
export const intentOfShopper = async (
  tx: EntityManager,
  of: { userId: string; id: string },
): Promise<Intent | null> =>
  tx.findOne(PaymentIntent, {
    where: [
      { userId: of.userId, orderId: of.id },
      { userId: of.userId, id: of.id },
    ],
  });

/** An intent, locked until the transaction ends: what becomes of its money is decided one event after another. */
export const lockIntent = (tx: EntityManager, id: string): Promise<Intent | null> =>
  tx.findOne(PaymentIntent, { where: { id }, lock: { mode: "pessimistic_write" } });

export type NewIntent = Pick<PaymentIntent, "gatewayOrderId" | "userId" | "orderId" | "amount" | "nextAskAt">;

/** Keeps an intent. Of two that are made for the same order at once, the first stays, and both get that one. */
export const addIntent = async (tx: EntityManager, intent: NewIntent): Promise<Intent> => {
  await tx.createQueryBuilder().insert().into(PaymentIntent).values(intent).orIgnore().execute();
  const storedIntent = intent.orderId
    ? await intentOfOrder(tx, intent.orderId)
    : await intentOfGatewayOrder(tx, intent.gatewayOrderId);
  if (!storedIntent) throw new Error("an intent was neither added nor there");
  return storedIntent;
};

export const setIntentOrder = async (tx: EntityManager, id: string, orderId: string): Promise<void> => {
  await tx.update(PaymentIntent, { id }, { orderId });
};

export const setNextAskAt = async (tx: EntityManager, id: string, nextAskAt: Date | null): Promise<void> => {
  await tx.update(PaymentIntent, { id }, { nextAskAt });
};

/** Intents that Razorpay is to be asked about now, for one of the processes that look; the longest waiting first. */
export const claimIntentsToAsk = async (
  tx: EntityManager,
  limit: number,
): Promise<Pick<Intent, "id" | "createdAt">[]> =>
  tx.query<Pick<Intent, "id" | "createdAt">[]>(
    `select id, created_at as "createdAt" from payment_intents where next_ask_at <= now()
     order by next_ask_at limit $1 for update skip locked`,
    [limit],
  );
