import { expect, it } from "vitest";
import { isAmountRefused, razorpayErrorOf } from "./razorpay-error.ts";

it.each([
  [400, "Amount exceeds maximum amount allowed.", undefined, true],
  [400, "The amount must be atleast INR 1.00", undefined, true],
  [400, "Order amount less than minimum amount allowed", undefined, true],
  [400, "The value is invalid.", "amount", true],
  [400, "Currency is not supported", "currency", false],
  [400, "The api key provided is invalid", undefined, false],
  [400, undefined, undefined, false],
  [401, "Authentication failed", undefined, false],
  [429, "Amount exceeds maximum amount allowed.", "amount", false],
  [502, "Amount exceeds maximum amount allowed.", "amount", false],
])(
  "of status %j, %j and the field %j: the amount is refused: %j",
  (status, description, field, isRefused) => {
    expect(isAmountRefused(razorpayErrorOf(status, description, field))).toBe(isRefused);
  },
);
