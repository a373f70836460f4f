import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { describe, expect, it } from "vitest";
import { orderFailure } from "./order-failure.ts";

const refusal = (code: string, message: string, field?: string) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code, field } }] });

describe("a failed order", () => {
  it.each([
    ["no response", new TypeError("Failed to fetch")],
    ["a time-out", new DOMException("timed out", "TimeoutError")],
    [
      "a proxy's page",
      new ServerError("Bad gateway", { response: new Response("", { status: 502 }), bodyText: "" }),
    ],
  ])("says after %s that the order failed, and that another try cannot charge twice", (_, error) => {
    expect(orderFailure(error)).toEqual({
      kind: "silence",
      text: "Order failed. Please try again. We did not hear back from the shop. Please press Place Order again: one cart makes one order, so you cannot be charged twice.",
    });
  });

  it("asks to try again after an internal error", () => {
    expect(orderFailure(refusal("INTERNAL", "Something"))).toEqual({
      kind: "again",
      text: "Order failed. Please try again.",
    });
  });

  it("says that nothing is lost when the shop stays busy", () => {
    expect(orderFailure(refusal("NOT_READY", "The shop is busy."))).toEqual({
      kind: "again",
      text: "The shop is still too busy to take your order. Your cart is saved and you have not been charged. Please press Place Order again in a few minutes.",
    });
  });

  it("is about the method of payment when cash was blocked meanwhile", () => {
    const failure = orderFailure(refusal("CASH_BLOCKED", "Please pay online.", "paymentMethod"));
    expect(failure).toEqual({ kind: "method", text: "Please pay online." });
  });

  it.each(["ONLINE_LIMIT", "PAYMENT_REFUSED"])("is about the method of payment after %s", (code) => {
    const message = "Payment setup failed. Please order fewer pieces at a time.";
    expect(orderFailure(refusal(code, message))).toEqual({ kind: "method", text: message });
  });

  it("names what is out of stock and refers to the cart", () => {
    const failure = orderFailure(refusal("OUT_OF_STOCK", "Only 2 left of Wrap Dress."));
    expect(failure).toEqual({ kind: "stock", text: "Only 2 left of Wrap Dress." });
  });

  it("reports a changed total", () => {
    expect(orderFailure(refusal("TOTAL_CHANGED", "The total has changed."))).toMatchObject({ kind: "total" });
  });

  it("names the address field of the server's error, if the form has it", () => {
    expect(orderFailure(refusal("STATE_UNKNOWN", "Please choose a state.", "state"))).toMatchObject({
      kind: "address",
      field: "state",
    });
    expect(orderFailure(refusal("NOT_PRINTABLE", "We cannot print 王 on your parcel.", "fullName"))).toEqual({
      kind: "address",
      text: "We cannot print 王 on your parcel.",
      field: "fullName",
    });
    expect(orderFailure(refusal("COUNTRY_UNKNOWN", "India only.", "country"))).toMatchObject({
      kind: "address",
      field: undefined,
    });
  });

  it("shows the server's message for a closed payment method, but none about idempotency keys", () => {
    expect(orderFailure(refusal("PAYMENT_METHOD_CLOSED", "Not open yet."))).toMatchObject({
      text: "Not open yet.",
    });
    expect(orderFailure(refusal("BAD_KEY", "An idempotency key ..."))).toMatchObject({
      text: "Order failed. Please try again.",
    });
  });

  it("shows the shop's own message when an order exceeds a limit", () => {
    const message = "You have too many unpaid orders. Please pay for one of them first.";
    for (const code of ["UNPAID_ORDERS_LIMIT", "CASH_ORDERS_LIMIT", "ORDERS_PER_HOUR_LIMIT"])
      expect(orderFailure(refusal(code, message))).toEqual({ kind: "again", text: message });
  });

  it("treats a reused key as an order that was placed before", () => {
    expect(orderFailure(refusal("KEY_REUSED", "This idempotency key ..."))).toEqual({ kind: "placed" });
  });

  it("asks to check the total when an offer has been used up meanwhile", () => {
    const message = "An offer of your order has just been used up. Please look at the total again.";
    expect(orderFailure(refusal("PROMOTION_USED_UP", message))).toEqual({ kind: "total", text: message });
  });

  it("assigns an error about the discount code to its field", () => {
    expect(orderFailure(refusal("CODE_SPENT", "This code was used before.", "discountCode"))).toEqual({
      kind: "discount",
      text: "This code was used before.",
    });
  });
});
