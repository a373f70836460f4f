import { PaymentMethod, PaymentStatus } from "../../src/features/orders/order-payment.rules.ts";
import { orderStatusEffects } from "../../src/features/orders/order-status-effects.rules.ts";
import { OrderStatus } from "../../src/features/orders/order-status.rules.ts";
import type { Random } from "./pictures/random.ts";

/** One status of an order, since when, and who set it. */
export type LifeStep = { status: OrderStatus; at: Date; by: "shopper" | "shop" | "admin" };

/** The statuses of an order so far, oldest first, and its payment. */
export type OrderLife = {
  steps: readonly [LifeStep, ...LifeStep[]];
  method: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** When an online payment was captured; `null` if none was. */
  paidAt: Date | null;
  /** When that payment was refunded; `null` if it was not. */
  refundedAt: Date | null;
};

/** The current status of an order. */
export const lastStep = ({ steps }: OrderLife): LifeStep => steps[steps.length - 1] ?? steps[0];

const hour = 60 * 60 * 1000;

const cashShare = 0.45;
const unpaidShare = 0.06;
const cancelledShare = 0.04;
const returnedShare = 0.05;
const collectedShare = 0.97;

/** Hours between the steps after the confirmation, from and to. */
const paths = {
  cancelled: [{ status: OrderStatus.CANCELLED, from: 1, to: 30 }],
  delivered: [
    { status: OrderStatus.PROCESSING, from: 3, to: 30 },
    { status: OrderStatus.SHIPPED, from: 10, to: 48 },
    { status: OrderStatus.DELIVERED, from: 36, to: 120 },
  ],
  returned: [{ status: OrderStatus.RETURNED, from: 72, to: 480 }],
};

const pathOf = (chance: Random) => {
  if (chance.next() < cancelledShare) return paths.cancelled;
  return chance.next() < returnedShare ? [...paths.delivered, ...paths.returned] : paths.delivered;
};

/** The steps of an order that was paid, or is to be paid in cash, up to `now`. */
const stepsAfter = (chance: Random, confirmedAt: Date, now: Date): LifeStep[] => {
  const steps: LifeStep[] = [];
  let time = confirmedAt.getTime();
  for (const { status, from, to } of pathOf(chance)) {
    time += chance.between(from, to) * hour;
    if (time > now.getTime()) break;
    steps.push({ status, at: new Date(time), by: "admin" });
  }
  return steps;
};

/** An online order whose payment never came: the shop cancels it half an hour after placing. */
const unpaidLife = (createdAt: Date): OrderLife => ({
  steps: [
    { status: OrderStatus.PENDING, at: createdAt, by: "shopper" },
    { status: OrderStatus.CANCELLED, at: new Date(createdAt.getTime() + hour / 2), by: "shop" },
  ],
  method: PaymentMethod.ONLINE,
  paymentStatus: PaymentStatus.FAILED,
  paidAt: null,
  refundedAt: null,
});

const paidLife = (chance: Random, createdAt: Date, now: Date): OrderLife => {
  const paidAt = new Date(createdAt.getTime() + chance.between(0.02, 0.2) * hour);
  const steps = stepsAfter(chance, paidAt, now);
  const last = steps.at(-1);
  const isRefunded = last !== undefined && !orderStatusEffects[last.status].keepsMoney;
  return {
    steps: [
      { status: OrderStatus.PENDING, at: createdAt, by: "shopper" },
      { status: OrderStatus.CONFIRMED, at: paidAt, by: "shop" },
      ...steps,
    ],
    method: PaymentMethod.ONLINE,
    paymentStatus: isRefunded ? PaymentStatus.REFUNDED : PaymentStatus.COMPLETED,
    paidAt,
    refundedAt: isRefunded ? last.at : null,
  };
};

const cashLife = (chance: Random, createdAt: Date, now: Date): OrderLife => {
  const steps = stepsAfter(chance, createdAt, now);
  const isHandedOver = steps.some(({ status }) => status === OrderStatus.DELIVERED);
  const isCollected = isHandedOver && chance.next() < collectedShare;
  return {
    steps: [{ status: OrderStatus.CONFIRMED, at: createdAt, by: "shopper" }, ...steps],
    method: PaymentMethod.COD,
    paymentStatus: isCollected ? PaymentStatus.COMPLETED : PaymentStatus.PENDING,
    paidAt: null,
    refundedAt: null,
  };
};

/**
 * The life of an order placed at least an hour before `now`. It never ends as pending: by then an online order is paid or
 * cancelled, so no job waits for it.
 */
export const lifeOf = (chance: Random, createdAt: Date, now: Date): OrderLife => {
  if (chance.next() < cashShare) return cashLife(chance, createdAt, now);
  return chance.next() < unpaidShare ? unpaidLife(createdAt) : paidLife(chance, createdAt, now);
};
