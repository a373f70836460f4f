import { describe, expect, it } from "vitest";
import { readConfirmation } from "./confirmation.ts";
import { paymentIdText } from "./payment-words.ts";

const handedOver = {
  orderId: "01990000-0000-7000-8000-000000000000",
  orderNumber: "SJ100001",
  paymentId: null,
  paymentMethod: "COD",
  total: 4930,
  email: "meera@example.com",
  invoiceUrl: "https://shop.example.com/invoices?token=abc",
};

describe("what checkout hands over to the success page", () => {
  it("is taken as it is", () => {
    expect(readConfirmation(handedOver, "SJ100001")).toEqual(handedOver);
    expect(readConfirmation(handedOver, null)).toEqual(handedOver);
  });

  it("leads to no address that is not one of the web", () => {
    const given = { ...handedOver, invoiceUrl: "javascript:alert(1)" };
    expect(readConfirmation(given, null)?.invoiceUrl).toBeNull();
  });

  it("does not stand for the order of another address", () => {
    expect(readConfirmation(handedOver, "SJ100002")).toBeUndefined();
  });

  it.each([
    null,
    undefined,
    "SJ100001",
    {},
    { ...handedOver, paymentMethod: "IOU" },
    { ...handedOver, total: "1" },
    { ...handedOver, orderId: "" },
  ])("is nothing when it is not whole: %j", (state) => {
    expect(readConfirmation(state, null)).toBeUndefined();
  });
});

it("gives a payment its id, and a word where cash on delivery has none", () => {
  expect(paymentIdText({ method: "ONLINE", transactionId: "pay_1" })).toBe("pay_1");
  expect(paymentIdText({ method: "COD", transactionId: null })).toBe("Paid on delivery");
});
