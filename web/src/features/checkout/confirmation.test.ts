import { describe, expect, it } from "vitest";
import { toNavigationState, readConfirmation } from "./confirmation.ts";
import { paymentIdText } from "./payment-id-text.ts";

const confirmation = {
  orderId: "01990000-0000-7000-8000-000000000000",
  orderNumber: "SJ100001",
  paymentId: null,
  paymentMethod: "COD" as const,
  total: 4930,
  email: "meera@example.com",
  invoiceUrl: "https://shop.example.com/invoices?token=abc",
};

const read = (state: unknown, orderNumber: string | null = null) =>
  readConfirmation(state, orderNumber, "meera");
const navigationState = toNavigationState(confirmation, "meera");

describe("what checkout hands over to the success page", () => {
  it("is taken as it is", () => {
    expect(read(navigationState, "SJ100001")).toEqual(confirmation);
    expect(read(navigationState)).toEqual(confirmation);
  });

  it("is shown to nobody but the shopper who ordered", () => {
    expect(readConfirmation(navigationState, null, "bina")).toBeUndefined();
    expect(readConfirmation(navigationState, null, null)).toBeUndefined();
    expect(readConfirmation(confirmation, null, "meera")).toBeUndefined();
  });

  it("leads to no address that is not one of the web", () => {
    const unsafeState = { ...navigationState, invoiceUrl: "javascript:alert(1)" };
    expect(read(unsafeState)?.invoiceUrl).toBeNull();
  });

  it("does not stand for the order of another address", () => {
    expect(read(navigationState, "SJ100002")).toBeUndefined();
  });

  it.each([
    null,
    undefined,
    "SJ100001",
    {},
    { ...navigationState, paymentMethod: "IOU" },
    { ...navigationState, total: "1" },
    { ...navigationState, orderId: "" },
  ])("is nothing when it is not whole: %j", (state) => {
    expect(read(state)).toBeUndefined();
  });
});

it("gives a payment its id, and a word where cash on delivery has none", () => {
  expect(paymentIdText({ method: "ONLINE", transactionId: "pay_1" })).toBe("pay_1");
  expect(paymentIdText({ method: "COD", transactionId: null })).toBe("Paid on delivery");
});
