import { GraphQLError, type GraphQLErrorExtensions } from "graphql";
import { Refusal, refusals, type RefusalCode } from "./errors.ts";

/** A refusal as it is told to the outside: the same for GraphQL and for REST. */
export type ToldError = {
  code: string;
  status: number;
  message: string;
  field?: string | undefined;
  facts?: Record<string, unknown> | undefined;
  /** What really happened, for the log, where the outside is told only "INTERNAL" or "NOT_READY". */
  hidden?: unknown;
};

const told = (code: RefusalCode, hidden?: unknown): ToldError => ({
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
const notNow =
  /^(08|40|53|57)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE)$/;

/** Codes of PostgreSQL for data that no column can keep: NUL characters, numbers out of range, broken dates. */
const notData = /^22/;

/** Sentences of pg and TypeORM, without a code, about connections that are gone or cannot be opened. */
const noConnection =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|after calling end on the pool/i;

const isNoConnection = (error: unknown): boolean =>
  error instanceof Error && noConnection.test(error.message);

const tellCause = (error: unknown): ToldError => {
  if (error instanceof Refusal)
    return {
      code: error.code,
      status: error.status,
      message: error.message,
      field: error.details.field,
      facts: error.details.facts,
    };
  const code = codeOf(error);
  if (notData.test(code)) return told("BAD_INPUT", error);
  if (notNow.test(code) || isNoConnection(error)) return told("NOT_READY", error);
  return told("INTERNAL", error);
};

const rootOf = (error: unknown): unknown => {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
};

/** GraphQL repeats what was sent in its sentences; a reader needs the beginning of it. */
const shortened = (message: string): string =>
  message.length > 300 ? `${message.slice(0, 300)} ...` : message;

/** A sentence of graphql without the names of the schema that it proposes in place of unknown ones. */
export const withoutHints = (message: string): string => message.replaceAll(/ ?Did you mean [^?]*\?/g, "");

/** Says once and for all what the outside may know of an error. */
export const describeError = (error: unknown): ToldError => {
  const cause = rootOf(error);
  if (!(cause instanceof GraphQLError)) return tellCause(cause);
  const isOfRequest = error instanceof GraphQLError && error.path === undefined;
  if (!isOfRequest) return told("INTERNAL", error);
  // graphql-jit makes errors without extensions.
  const { code: givenCode } = (error.extensions as GraphQLErrorExtensions | undefined) ?? {};
  const code = typeof givenCode === "string" ? givenCode : "BAD_USER_INPUT";
  return { code, status: 400, message: shortened(error.message) };
};

/** Seconds after which the same request may do better, where waiting helps at all. */
export const retryAfter = ({ status, facts }: ToldError): number | undefined => {
  if (typeof facts?.["retryAfter"] === "number") return facts["retryAfter"];
  return status === 503 ? 2 : undefined;
};
