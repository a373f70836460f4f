/** The code of an error of PostgreSQL or of a socket; empty without one. */
export const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";

/** SQLSTATE of a write on a server that is not, or no longer, the primary. */
export const NOT_PRIMARY = "25006";

/** The message of pg for a statement without an answer in its `query_timeout`. */
export const READ_TIMEOUT = "Query read timeout";

/** Codes of connections that are lost or cannot be opened, of a server that stops, and of one that is no primary. */
const connectionCodes =
  /^(08|57P|25006)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN)$/;

/**
 * Messages of pg and TypeORM, without a code, about connections that are lost or cannot be opened. TypeORM releases the query
 * runner of a connection that breaks between two statements of a transaction.
 */
const connectionMessages =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable|after calling end on the pool|query runner (was )?already released/i;

/** Whether a statement failed by its connection, not by itself: on another connection it may succeed. */
export const isConnectionError = (error: unknown): boolean =>
  connectionCodes.test(codeOf(error)) || (error instanceof Error && connectionMessages.test(error.message));
