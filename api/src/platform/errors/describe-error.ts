import { GraphQLError } from "graphql";
import { Refusal, refusals, type RefusalCode } from "./errors.ts";

/** A refusal as it is told to the outside: the same for GraphQL and for REST. */
export type ErrorDescription = {
  code: string;
  status: number;
  message: string;
  field?: string | undefined;
  facts?: Record<string, unknown> | undefined;
  /** What really happened, for the log, where the outside is told only "INTERNAL" or "NOT_READY". */
  hidden?: unknown;
};

const descriptionOf = (code: RefusalCode, hidden?: unknown): ErrorDescription => ({
  code,
  status: refusals[code].status,
  message: refusals[code].message,
  ...(hidden === undefined ? {} : { hidden }),
});

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";

/**
 * Codes of PostgreSQL, of sockets and of a disk that takes nothing more which mean: not now. Those of class 40 have been
 * tried again, and lost each time.
 */
const temporaryCodes =
  /^(08|40|53|57)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE)$/;

/** Codes of PostgreSQL for data that no column can keep: NUL characters, numbers out of range, broken dates. */
const invalidDataCodes = /^22/;

/** Sentences of pg and TypeORM, without a code, about connections that are gone or cannot be opened. */
const connectionMessages =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|after calling end on the pool/i;

const isConnectionError = (error: unknown): boolean =>
  error instanceof Error && connectionMessages.test(error.message);

const describeCause = (error: unknown): ErrorDescription => {
  if (error instanceof Refusal)
    return {
      code: error.code,
      status: error.status,
      message: error.message,
      field: error.details.field,
      facts: error.details.facts,
    };
  const code = codeOf(error);
  if (invalidDataCodes.test(code)) return descriptionOf("BAD_INPUT", error);
  if (temporaryCodes.test(code) || isConnectionError(error)) return descriptionOf("NOT_READY", error);
  return descriptionOf("INTERNAL", error);
};

const rootOf = (error: unknown): unknown => {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
};

/** GraphQL repeats what was sent in its sentences; a reader needs the beginning of it. */
const truncated = (message: string): string =>
  message.length > 300 ? `${message.slice(0, 300)} ...` : message;

/** A sentence of graphql without the names of the schema that it proposes in place of unknown ones. */
export const withoutSuggestions = (message: string): string =>
  message.replaceAll(/ ?Did you mean [^?]*\?/g, "");

/** Says once and for all what the outside may know of an error. */
export const describeError = (error: unknown): ErrorDescription => {
  const cause = rootOf(error);
  if (!(cause instanceof GraphQLError)) return describeCause(cause);
  const isOfRequest = error instanceof GraphQLError && error.path === undefined;
  if (!isOfRequest) return descriptionOf("INTERNAL", error);
  const code = typeof error.extensions.code === "string" ? error.extensions.code : "BAD_USER_INPUT";
  return { code, status: 400, message: truncated(error.message) };
};

/** Seconds after which the same request may do better, where waiting helps at all. */
export const retryAfter = ({ status, facts }: ErrorDescription): number | undefined => {
  if (typeof facts?.["retryAfter"] === "number") return facts["retryAfter"];
  return status === 503 ? 2 : undefined;
};
