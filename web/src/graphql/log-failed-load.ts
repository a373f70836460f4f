import type { ApolloLink } from "@apollo/client";
import { errorCode } from "./error-message.ts";

/** Queries that a form sends: what they are refused stands in the form. */
const formQueries = new Set(["CheckoutQuote", "EmailExists", "ExportMyData"]);

/** The shop is not there, or not able to answer: there is no sentence for the shopper in it. */
const isFailure = (code: string | undefined): code is undefined | "INTERNAL" | "NOT_READY" =>
  code === undefined || code === "INTERNAL" || code === "NOT_READY";

/** A page of its own says that there is no such product or order. */
const isNotFoundCode = (code: string) => code.endsWith("_NOT_FOUND") || code === "BAD_ID";

/**
 * What could not be loaded is logged by the name of its query; on the screen the list stays empty beside a quiet Retry
 * (specification, section 8, and decision 40). A refusal that the screen shows is not logged: of a mutation, of a form's
 * query, or of an unknown id.
 */
export const logFailedLoad = (
  { operationName = "a query", operationType }: ApolloLink.Operation,
  error: unknown,
) => {
  if (operationType !== "query") return;
  const code = errorCode(error);
  if (!isFailure(code) && (formQueries.has(operationName) || isNotFoundCode(code))) return;
  const reason = code ?? (error instanceof Error ? error.message : String(error));
  console.error(`Not loaded: ${operationName} (${reason})`);
};
