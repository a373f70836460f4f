import { errorMessage } from "../../graphql/error-message.ts";

/** Specification, section 8. */
export const INVOICE_SENT = "Invoice sent to your email successfully!";

const NOT_GENERATED = "Failed to generate invoice. Please try again.";

/** Why there is no invoice: the server's own sentence where it refused, else that none could be made. */
export const invoiceFailureText = (error: unknown): string => {
  const refusalText = errorMessage(error, { fallback: "", network: "" });
  return refusalText ? `Failed to send invoice: ${refusalText}` : NOT_GENERATED;
};
