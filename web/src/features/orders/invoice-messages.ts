import { errorMessage } from "../../graphql/error-message.ts";
import { specifiedFailure } from "../../graphql/lost-answer.ts";

/** Specification, section 8. */
export const INVOICE_SENT = "Invoice sent to your email successfully!";

const NOT_GENERATED = "Failed to generate invoice. Please try again.";

/** The error message for a missing invoice: the server's message for a refusal, else a general one. */
export const invoiceFailureText = (error: unknown): string => {
  const refusalText = errorMessage(error, { fallback: "", network: "" });
  return refusalText ? `Failed to send invoice: ${refusalText}` : specifiedFailure(error, NOT_GENERATED);
};
