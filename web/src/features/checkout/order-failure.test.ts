import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { describe, expect, it } from "vitest";
import { orderFailure } from "./order-failure.ts";

const refused = (code: string, message: string, field?: string) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code, field } }] });

describe("when an order fails", () => {
  it("asks to try again when no answer came: the order may have been placed", () => {
    expect(orderFailure(new TypeError("Failed to fetch"))).toEqual({
      kind: "again",
      text: "Order failed. Please try again.",
    });
  });

  it("asks to try again when the server broke or is busy", () => {
    for (const code of ["INTERNAL", "NOT_READY"])
      expect(orderFailure(refused(code, "Something"))).toMatchObject({
        kind: "again",
        text: "Order failed. Please try again.",
      });
  });

  it("names what is out of stock and leads to the cart", () => {
    const failure = orderFailure(refused("OUT_OF_STOCK", "Only 2 left of Wrap Dress."));
    expect(failure).toEqual({ kind: "cart", text: "Only 2 left of Wrap Dress." });
  });

  it("asks to look at a total that has changed", () => {
    expect(orderFailure(refused("TOTAL_CHANGED", "The total has changed."))).toMatchObject({ kind: "total" });
  });

  it("marks the field that the server names, and none that the form does not have", () => {
    expect(orderFailure(refused("STATE_UNKNOWN", "Please choose a state.", "state"))).toMatchObject({
      kind: "address",
      field: "state",
    });
    expect(orderFailure(refused("COUNTRY_UNKNOWN", "India only.", "country"))).toMatchObject({
      kind: "address",
      field: undefined,
    });
  });

  it("gives the shop's own sentence for a closed way to pay, and never speaks of keys", () => {
    expect(orderFailure(refused("PAYMENT_METHOD_CLOSED", "Not open yet."))).toMatchObject({
      text: "Not open yet.",
    });
    expect(orderFailure(refused("BAD_KEY", "An idempotency key ..."))).toMatchObject({
      text: "Order failed. Please try again.",
    });
  });

  it("says which limit an order met, in the shop's own sentence", () => {
    const sentence = "Too many of your orders wait for their payment. Please pay for one of them first.";
    for (const code of ["UNPAID_ORDERS_LIMIT", "CASH_ORDERS_LIMIT", "ORDERS_PER_HOUR_LIMIT"])
      expect(orderFailure(refused(code, sentence))).toEqual({ kind: "again", text: sentence });
  });

  it("knows by a used key that this cart has been ordered", () => {
    expect(orderFailure(refused("KEY_REUSED", "This idempotency key ..."))).toEqual({ kind: "placed" });
  });

  it("takes what is wrong with a discount code to its field", () => {
    expect(orderFailure(refused("CODE_SPENT", "This code was used before.", "discountCode"))).toEqual({
      kind: "discount",
      text: "This code was used before.",
    });
  });
});
