import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { describe, expect, it } from "vitest";
import { invoiceFailure } from "./invoice-words.ts";

const refused = (message: string, code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

describe("why there is no invoice", () => {
  it("is what the server says, after the words of the specification", () => {
    const said = "This order is not paid yet. Its invoice comes with the payment.";
    expect(invoiceFailure(refused(said, "INVOICE_UNPAID"))).toBe(`Failed to send invoice: ${said}`);
  });

  it("is that none could be made when the server broke, or did not answer", () => {
    const none = "Failed to generate invoice. Please try again.";
    expect(invoiceFailure(refused("Something went wrong. Please try again.", "INTERNAL"))).toBe(none);
    expect(invoiceFailure(new TypeError("Failed to fetch"))).toBe(none);
  });
});
