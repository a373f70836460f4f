import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { describe, expect, it } from "vitest";
import { profileFailureText } from "../features/accounts/profile/use-profile-form.ts";
import { passwordFailureText } from "../features/accounts/settings/use-update-password.ts";
import { orderFailure } from "../features/checkout/order-failure.ts";
import { invoiceFailureText } from "../features/orders/invoice-messages.ts";
import { failureText as statusFailureText } from "../features/orders/use-update-order-status.ts";
import {
  setupFailedNotice,
  verificationFailedNotice,
  type PaymentNotice,
} from "../features/payments/payment-messages.ts";
import { reviewFailure } from "../features/reviews/use-write-review.ts";
import { errorMessage } from "../graphql/error-message.ts";

const joined = ({ text, detail }: PaymentNotice) => [text, detail].filter(Boolean).join(" ");

const orderText = (error: unknown) => {
  const failure = orderFailure(error);
  return failure.kind === "placed" ? "" : failure.text;
};

/** Specification, section 8: the calls whose sentence is the same for a failure of the server and of the network. */
const calls: [string, string, (error: unknown) => string][] = [
  ["order", "Order failed. Please try again.", orderText],
  ["review", "Failed to submit review. Try again.", (error) => reviewFailure(error).text],
  ["status of an order", "Failed to update status", statusFailureText],
  ["profile", "Failed to update profile", profileFailureText],
  ["password", "Failed to change password", passwordFailureText],
  ["invoice", "Failed to generate invoice. Please try again.", invoiceFailureText],
  ["start of a payment", "Payment setup failed.", (error) => joined(setupFailedNotice(error))],
  ["proof of a payment", "Payment verification failed.", (error) => joined(verificationFailedNotice(error))],
];

const lostAnswers: [string, unknown][] = [
  ["no network", new TypeError("Failed to fetch")],
  ["a time-out", new DOMException("timed out", "TimeoutError")],
  [
    "a proxy's page",
    new ServerError("Bad gateway", { response: new Response("", { status: 502 }), bodyText: "" }),
  ],
];

const internalError = new CombinedGraphQLErrors({
  errors: [{ message: "Something went wrong.", extensions: { code: "INTERNAL" } }],
});

describe.each(calls)("the failed call about: %s", (_, sentence, textOf) => {
  it.each(lostAnswers)("says the sentence of the specification after %s, then what is safe", (__, error) => {
    const text = textOf(error);
    expect(text.startsWith(sentence)).toBe(true);
    expect(text.slice(sentence.length)).toMatch(/^\.? We did not hear back from the shop[.,] ?\S/);
  });

  it("says the sentence of the specification after a failure of the shop", () => {
    const text = textOf(internalError);
    expect(text.startsWith(sentence)).toBe(true);
    expect(text).not.toContain("hear back");
  });
});

it("keeps the sentence of the specification about the network, for login, sign-up and reset", () => {
  for (const fallback of ["Login failed", "Signup failed", "Failed to reset password"])
    expect(errorMessage(new TypeError("Failed to fetch"), { fallback })).toBe(
      "Network error. Please try again.",
    );
});
