import type { ApolloLink } from "@apollo/client";
import { errorCode } from "./error-message.ts";

/**
 * What could not be loaded is logged by the name of its query; on the screen the list stays empty beside a quiet Retry
 * (specification, section 8, and decision 40). What a mutation was refused stands in its form, and is not logged.
 */
export const logFailedLoad = ({ operationName, operationType }: ApolloLink.Operation, error: unknown) => {
  if (operationType !== "query") return;
  const reason = errorCode(error) ?? (error instanceof Error ? error.message : String(error));
  console.error(`Not loaded: ${operationName ?? "a query"} (${reason})`);
};
