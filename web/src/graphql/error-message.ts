import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";

/** The sentence for a request that never got an answer; some screens of the specification word it differently. */
export const NETWORK_ERROR = "Network error. Please try again.";

type ShopError = { message: string; extensions?: Record<string, unknown> };

const isShopError = (error: unknown): error is ShopError => {
  const { message, extensions } = (error ?? {}) as { message?: unknown; extensions?: { code?: unknown } };
  return typeof message === "string" && typeof extensions?.code === "string";
};

/** The first error of a GraphQL answer in text; undefined for any other text, such as a proxy's page. */
const shopErrorInText = (text: string): ShopError | undefined => {
  try {
    const error = (JSON.parse(text) as { errors?: unknown[] } | null)?.errors?.[0];
    return isShopError(error) ? error : undefined;
  } catch {
    return undefined;
  }
};

/** What the shop said. Apollo reads no errors out of an `application/json` answer whose status is not 2xx. */
const shopErrorOf = (error: unknown): ShopError | undefined => {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0];
  return ServerError.is(error) ? shopErrorInText(error.bodyText) : undefined;
};

/** Whether an answer came, be it from the shop or from a proxy before it. */
const hasResponse = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) || ServerError.is(error) || ServerParseError.is(error);

/** The code of the server's table of errors ("UNAUTHENTICATED", "OUT_OF_STOCK" ...), if the server answered with one. */
export const errorCode = (error: unknown): string | undefined => {
  const code = shopErrorOf(error)?.extensions?.["code"];
  return typeof code === "string" ? code : undefined;
};

/** The field that the server's refusal is about, where it names one. */
export const errorField = (error: unknown): string | undefined => {
  const field = shopErrorOf(error)?.extensions?.["field"];
  return typeof field === "string" ? field : undefined;
};

/**
 * What to say about a failed request: the server's own sentence when it refused; `fallback` when it refused without
 * one, broke (code INTERNAL), or when the answer is not the shop's (a proxy's page); `network` when no answer came
 * (offline, time-out). Specification, section 8.
 */
export const errorMessage = (
  error: unknown,
  { fallback, network = NETWORK_ERROR }: { fallback: string; network?: string },
) => {
  if (!hasResponse(error)) return network;
  const message = shopErrorOf(error)?.message;
  return message && errorCode(error) !== "INTERNAL" ? message : fallback;
};
