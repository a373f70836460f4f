import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { UploadInterrupted } from "./upload-interrupted.ts";

/** The message for a request without a response. Some pages of the specification word it differently. */
const NETWORK_ERROR = "Network error. Please try again.";

type ShopError = { message: string; extensions?: Record<string, unknown> };

const isShopError = (error: unknown): error is ShopError => {
  const { message, extensions } = (error ?? {}) as { message?: unknown; extensions?: { code?: unknown } };
  return typeof message === "string" && typeof extensions?.code === "string";
};

/** The first error of a GraphQL response body; `undefined` for other bodies, such as a proxy's HTML page. */
const shopErrorInText = (text: string): ShopError | undefined => {
  try {
    const error = (JSON.parse(text) as { errors?: unknown[] } | null)?.errors?.[0];
    return isShopError(error) ? error : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The shop's error in a failed request; `undefined` if missing. Apollo reads no errors from an `application/json`
 * response whose status is not 2xx.
 */
const shopErrorOf = (error: unknown): ShopError | undefined => {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0];
  return ServerError.is(error) ? shopErrorInText(error.bodyText) : undefined;
};

/** Whether there was a response, from the shop or from a proxy. */
export const hasResponse = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) || ServerError.is(error) || ServerParseError.is(error);

/** What the server says about a refusal beside its message: code, field, and facts such as conflicts; empty if missing. */
export const errorExtensions = (error: unknown): Readonly<Record<string, unknown>> =>
  shopErrorOf(error)?.extensions ?? {};

/** The server's error code ("UNAUTHENTICATED", "OUT_OF_STOCK" ...); `undefined` if missing. */
export const errorCode = (error: unknown): string | undefined => {
  const code = shopErrorOf(error)?.extensions?.["code"];
  return typeof code === "string" ? code : undefined;
};

/**
 * Whether a failed request says nothing about its input: no response (code `undefined`), an internal error, or a server
 * that is not ready.
 */
export const isServerFailure = (code: string | undefined): code is undefined | "INTERNAL" | "NOT_READY" =>
  code === undefined || code === "INTERNAL" || code === "NOT_READY";

/** The input field that a refusal is about; `undefined` if missing. */
export const errorField = (error: unknown): string | undefined => {
  const field = shopErrorOf(error)?.extensions?.["field"];
  return typeof field === "string" ? field : undefined;
};

/**
 * The message for a failed request (specification, section 8): the server's own message for a refusal; `fallback` for
 * an internal error, an empty message or a response that is not the shop's; `network` without a response (offline,
 * time-out). A file that was cut on its way has its own message.
 */
export const errorMessage = (
  error: unknown,
  { fallback, network = NETWORK_ERROR }: { fallback: string; network?: string },
) => {
  if (error instanceof UploadInterrupted && error.hasBegun) return error.message;
  if (!hasResponse(error)) return network;
  const message = shopErrorOf(error)?.message;
  return message && errorCode(error) !== "INTERNAL" ? message : fallback;
};
