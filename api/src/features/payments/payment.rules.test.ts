import { describe, expect, it } from "vitest";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { PaymentMethod, PaymentStatus } from "../orders/order-payment.rules.ts";
import {
  askRazorpayForMs,
  isPayable,
  isPaymentOf,
  nextAskAt,
  refundReason,
  type IntentState,
} from "./payment.rules.ts";

const unpaidIntent: IntentState = {
  amount: 70_000,
  currency: "INR",
  order: { orderStatus: OrderStatus.PENDING, paymentStatus: PaymentStatus.PENDING },
  isLost: false,
  hasPayment: false,
};
const payment = { amount: 70_000, currency: "INR" };

const order = (orderStatus: OrderStatus, paymentStatus = PaymentStatus.PENDING) => ({
  ...unpaidIntent,
  order: { orderStatus, paymentStatus },
});

describe("a captured payment", () => {
  it.each([
    OrderStatus.PENDING,
    OrderStatus.CONFIRMED,
    OrderStatus.PROCESSING,
    OrderStatus.SHIPPED,
    OrderStatus.DELIVERED,
  ])("is kept for an unpaid order that is %s", (status) => {
    expect(refundReason(payment, order(status))).toBeNull();
  });

  it("is kept while it has no order yet", () => {
    expect(refundReason(payment, { ...unpaidIntent, order: null })).toBeNull();
  });

  it.each([OrderStatus.CANCELLED, OrderStatus.RETURNED])("is refunded for an order that is %s", (status) => {
    expect(refundReason(payment, order(status, PaymentStatus.FAILED))).toBe("order is over");
  });

  it.each([
    [{ amount: 69_999, currency: "INR" }],
    [{ amount: 70_001, currency: "INR" }],
    [{ amount: 70_000, currency: "USD" }],
  ])("is refunded when amount or currency differ: %j", (other) => {
    expect(refundReason(other, unpaidIntent)).toBe("wrong amount");
  });

  it("is refunded when the order is already paid", () => {
    expect(refundReason(payment, { ...unpaidIntent, hasPayment: true })).toBe("paid twice");
    expect(refundReason(payment, order(OrderStatus.CONFIRMED, PaymentStatus.COMPLETED))).toBe("paid twice");
  });
});

describe("a captured payment of a lost order", () => {
  it("is refunded for any amount", () => {
    expect(refundReason(payment, { ...unpaidIntent, order: null, isLost: true })).toBe("order was lost");
  });
});

describe("a payment in a list of Razorpay", () => {
  it("belongs to an intent only by its order at Razorpay", () => {
    const intent = { gatewayOrderId: "order_1" };
    expect(isPaymentOf({ gatewayOrderId: "order_1" }, intent)).toBe(true);
    expect(isPaymentOf({ gatewayOrderId: "order_2" }, intent)).toBe(false);
    expect(isPaymentOf({ gatewayOrderId: null }, intent)).toBe(false);
  });
});

describe("an order", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  const payable = {
    orderStatus: OrderStatus.PENDING,
    paymentMethod: PaymentMethod.ONLINE,
    paymentStatus: PaymentStatus.PENDING,
    paymentExpiresAt: new Date("2026-11-21T10:00:01Z"),
  };

  it("can be paid online while it is pending and before paymentExpiresAt", () => {
    expect(isPayable(payable, now)).toBe(true);
    expect(isPayable({ ...payable, paymentStatus: PaymentStatus.FAILED }, now)).toBe(true);
  });

  it.each([
    ["paid by cash on delivery", { paymentMethod: PaymentMethod.COD }],
    ["confirmed", { orderStatus: OrderStatus.CONFIRMED }],
    ["cancelled", { orderStatus: OrderStatus.CANCELLED }],
    ["paid", { paymentStatus: PaymentStatus.COMPLETED }],
    ["exactly at paymentExpiresAt", { paymentExpiresAt: now }],
    ["without paymentExpiresAt", { paymentExpiresAt: null }],
  ])("cannot be paid online when it is %s", (_, changes) => {
    expect(isPayable({ ...payable, ...changes }, now)).toBe(false);
  });
});

describe("the next time to ask Razorpay about an intent", () => {
  it("is at twice the age of the intent, from 15 minutes to three days", () => {
    const createdAt = new Date("2026-11-21T10:00:00Z");
    const ages: number[] = [];
    let askAt: Date | null = new Date(createdAt.getTime() + 900_000);
    while (askAt) {
      ages.push((askAt.getTime() - createdAt.getTime()) / 60_000);
      askAt = nextAskAt(createdAt, askAt, 900);
    }
    expect(ages).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 3840, 7680]);
    expect(ages.at(-1)).toBeGreaterThan(askRazorpayForMs / 60_000);
  });
});
