import type { ApolloLink } from "@apollo/client";
import { errorCode, isServerFailure } from "./error-message.ts";

/** Queries that a form sends. The form shows their refusals. */
const formQueries = new Set(["CheckoutQuote", "EmailExists", "ExportMyData"]);

/** The page itself shows that there is no such product or order. */
const isNotFoundCode = (code: string) => code.endsWith("_NOT_FOUND") || code === "BAD_ID";

/**
 * Logs a query that could not be loaded by its name; the page shows an empty list beside Retry (specification, section
 * 8, and decision 40). A refusal that the page shows is not logged: of a mutation, of a form's query, or of an unknown
 * id.
 */
export const logFailedLoad = (
  { operationName = "a query", operationType }: ApolloLink.Operation,
  error: unknown,
) => {
  // The next poll asks for the version again.
  if (operationType !== "query" || operationName === "OrdersVersion") return;
  const code = errorCode(error);
  if (!isServerFailure(code) && (formQueries.has(operationName) || isNotFoundCode(code))) return;
  const reason = code ?? (error instanceof Error ? error.message : String(error));
  console.error(`Not loaded: ${operationName} (${reason})`);
};
