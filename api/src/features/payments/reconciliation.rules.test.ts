import { describe, expect, it } from "vitest";
import { isFullyRefunded, isOwnGatewayOrder, payerEmail, wasCaptured } from "./reconciliation.rules.ts";

const url = "https://shop.example.com";

describe("an order at Razorpay", () => {
  it.each([
    ["with the mark of the shop", { receipt: null, notes: { shop: "shop.example.com" } }, true],
    ["with the mark of another shop", { receipt: "SJ100001", notes: { shop: "other.example.com" } }, false],
    ["without a mark, with an order number", { receipt: "SJ100001", notes: {} }, true],
    [
      "without a mark, with the number of a payment made beforehand",
      { receipt: "pay-0b8f5a3c-8d55-4f0a-9a43-5a6f5b8e2d11", notes: {} },
      true,
    ],
    ["without a mark, with another receipt", { receipt: "SJ-1", notes: {} }, false],
    ["without mark and receipt", { receipt: null, notes: {} }, false],
  ])("%s is recognized as this shop's or another's", (_, order, isOwn) => {
    expect(isOwnGatewayOrder(order, url)).toBe(isOwn);
  });
});

describe("a payment in Razorpay's list", () => {
  it("was captured if its status is captured or refunded", () => {
    const statuses = ["created", "authorized", "captured", "refunded", "failed"] as const;
    expect(statuses.filter((status) => wasCaptured({ status }))).toEqual(["captured", "refunded"]);
  });

  it("is fully refunded when nothing of it remains", () => {
    const payment = { amount: 70_000, fee: 1652, feeBearer: "platform" };
    expect(isFullyRefunded({ ...payment, refunded: 69_999 })).toBe(false);
    expect(isFullyRefunded({ ...payment, refunded: 70_000 })).toBe(true);
  });

  it("is fully refunded without the fee that the customer bears", () => {
    const payment = { amount: 71_652, fee: 1652, feeBearer: "customer" };
    expect(isFullyRefunded({ ...payment, refunded: 69_999 })).toBe(false);
    expect(isFullyRefunded({ ...payment, refunded: 70_000 })).toBe(true);
  });

  it("has the payer's address, unless it is empty or Razorpay's placeholder", () => {
    expect(payerEmail("meera@example.com")).toBe("meera@example.com");
    expect([payerEmail(""), payerEmail("void@razorpay.com")]).toEqual([null, null]);
  });
});
