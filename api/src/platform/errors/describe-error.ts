import { GraphQLError, type GraphQLErrorExtensions } from "graphql";
import { codeOf, isConnectionError } from "./connection-error.ts";
import { commonRefusals, Refusal, type CommonCode } from "./errors.ts";

/** An error as the client receives it, by GraphQL and by REST. */
export type ErrorDescription = {
  code: string;
  status: number;
  message: string;
  field?: string | undefined;
  facts?: Record<string, unknown> | undefined;
  /** The original error, for the log. The client receives only a code such as INTERNAL or NOT_READY. */
  hidden?: unknown;
};

const descriptionOf = (code: CommonCode, hidden?: unknown): ErrorDescription => ({
  code,
  status: commonRefusals[code].status,
  message: commonRefusals[code].message,
  ...(hidden === undefined ? {} : { hidden }),
});

/**
 * Codes of other temporary errors: of PostgreSQL, of a full or broken disk, and of the object store. Errors of class 40 have
 * been retried before they come here.
 */
const temporaryCodes = /^(40|53|57)|^(ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE|STORAGE_UNAVAILABLE)$/;

/** Codes of PostgreSQL for data that no column can store: NUL characters, numbers out of range, invalid dates. */
const invalidDataCodes = /^22/;

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

/** graphql repeats the input in its messages, so they may be very long. */
const truncated = (message: string): string =>
  message.length > 300 ? `${message.slice(0, 300)} ...` : message;

/** A message of graphql without its suggestions, which are names of the schema. */
export const withoutSuggestions = (message: string): string =>
  message.replaceAll(/ ?Did you mean [^?]*\?/g, "");

/** What the client may know of an error. */
export const describeError = (error: unknown): ErrorDescription => {
  const cause = rootOf(error);
  if (!(cause instanceof GraphQLError)) return describeCause(cause);
  const isRequestError = error instanceof GraphQLError && error.path === undefined;
  if (!isRequestError) return descriptionOf("INTERNAL", error);
  // graphql-jit makes errors without extensions.
  const { code: givenCode } = (error.extensions as GraphQLErrorExtensions | undefined) ?? {};
  const code = typeof givenCode === "string" ? givenCode : "BAD_USER_INPUT";
  return { code, status: 400, message: truncated(error.message) };
};

/** Seconds after which the same request may succeed; `undefined` if waiting does not help. */
export const retryAfter = ({
  status,
  facts,
}: Pick<ErrorDescription, "facts"> & { status: number | undefined }): number | undefined => {
  if (typeof facts?.["retryAfter"] === "number") return facts["retryAfter"];
  return status === 503 ? 2 : undefined;
};
