import { describe, expect, it } from "vitest";
import {
  amountForOrder,
  needsReportedOrder,
  refundableAmount,
  statedCustomerFee,
  type ChargedPayment,
  type ReportedOrder,
} from "./customer-fee.rules.ts";

const due = 70_000;
/** 2 % of the order and 18 % GST on it, on top of the order. */
const withFee: ChargedPayment = { amount: 71_652, fee: 1652, feeBearer: "customer" };
const paidOrder: ReportedOrder = { amount: due, amountPaid: due, status: "paid" };

describe("a payment with a fee that the customer bears", () => {
  it("pays its order by its amount less the fee, by its own figures", () => {
    expect(needsReportedOrder(withFee, due)).toBe(false);
    expect(amountForOrder(withFee, due, null)).toBe(due);
  });

  it.each<[string, Partial<ChargedPayment>]>([
    ["says nothing of the fee", { fee: null, feeBearer: null }],
    ["does not say who bears it", { feeBearer: null }],
    ["shares the fee with the shop", { amount: 70_826, feeBearer: "dynamic" }],
    ["shares the fee and names the customer", { amount: 70_826 }],
  ])("pays its order if it %s and Razorpay counts the order as paid exactly", (_, changes) => {
    const payment = { ...withFee, ...changes };
    expect(needsReportedOrder(payment, due)).toBe(true);
    expect(amountForOrder(payment, due, paidOrder)).toBe(due);
    expect(amountForOrder(payment, due, null)).toBe(payment.amount);
  });

  it("can be refunded without the fee", () => {
    expect(refundableAmount(withFee)).toBe(due);
    expect(refundableAmount({ amount: due, fee: 1652, feeBearer: "platform" })).toBe(due);
    expect(refundableAmount({ amount: due, fee: null, feeBearer: null })).toBe(due);
  });
});

describe("a payment of another amount", () => {
  const plain: ChargedPayment = { amount: 71_652, fee: 1652, feeBearer: null };

  it.each<[string, Partial<ChargedPayment>, Partial<ReportedOrder>]>([
    ["the shop bears the fee", { feeBearer: "platform" }, {}],
    ["it is above the fee", { amount: 71_653 }, {}],
    ["it is above the fee of the customer", { amount: 71_653, feeBearer: "customer" }, {}],
    ["the order counts all of it as paid", {}, { amountPaid: 71_652 }],
    ["the order counts less as paid", {}, { amountPaid: 69_999 }],
    ["the order is not paid", {}, { status: "attempted" }],
    ["the order has another amount", {}, { amount: 71_652, amountPaid: 71_652 }],
    ["the order is of another amount and paid by that", {}, { amount: 60_000, amountPaid: 60_000 }],
  ])("keeps its amount when %s", (_, changes, orderChanges) => {
    const payment = { ...plain, ...changes };
    expect(amountForOrder(payment, due, { ...paidOrder, ...orderChanges })).toBe(payment.amount);
  });

  it.each([1, 63_000, 69_999])(
    "keeps its amount of %d below what is due, whatever the order says",
    (amount) => {
      for (const payment of [
        { amount, fee: 1652, feeBearer: "customer" },
        { amount, fee: null, feeBearer: null },
      ]) {
        expect(amountForOrder(payment, due, paidOrder)).toBe(amount);
        expect(needsReportedOrder(payment, due)).toBe(false);
      }
    },
  );

  it.each<[ChargedPayment]>([
    [{ amount: 70_000, fee: 0, feeBearer: "customer" }],
    [{ amount: 70_000, fee: -5, feeBearer: "customer" }],
    [{ amount: 70_000, fee: 70_000, feeBearer: "customer" }],
    [{ amount: 70_000, fee: null, feeBearer: "customer" }],
  ])("states no fee in %j", (payment) => {
    expect(statedCustomerFee(payment)).toBe(0);
  });
});
