import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { describe, expect, it } from "vitest";
import { invoiceFailureText } from "./invoice-messages.ts";

const refusal = (message: string, code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

describe("the message for a missing invoice", () => {
  it("is the server's message after the prefix of the specification", () => {
    const refusalText = "This order is not paid yet. Its invoice comes with the payment.";
    expect(invoiceFailureText(refusal(refusalText, "INVOICE_UNPAID"))).toBe(
      `Failed to send invoice: ${refusalText}`,
    );
  });

  const notGenerated = "Failed to generate invoice. Please try again.";

  it("is a general failure after an internal error", () => {
    expect(invoiceFailureText(refusal("Something went wrong. Please try again.", "INTERNAL"))).toBe(
      notGenerated,
    );
  });

  it("says without a response what is safe", () => {
    expect(invoiceFailureText(new TypeError("Failed to fetch"))).toBe(
      `${notGenerated} We did not hear back from the shop. You can safely try again.`,
    );
  });
});
