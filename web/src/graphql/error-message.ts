import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** The sentence for a request that never got an answer; some screens of the specification word it differently. */
export const NETWORK_ERROR = "Network error. Please try again.";

/** The code of the server's table of errors ("UNAUTHENTICATED", "OUT_OF_STOCK" ...), if the server answered with one. */
export const errorCode = (error: unknown): string | undefined => {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.["code"] : undefined;
  return typeof code === "string" ? code : undefined;
};

/** The field that the server's refusal is about, where it names one. */
export const errorField = (error: unknown): string | undefined => {
  const field = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.["field"] : undefined;
  return typeof field === "string" ? field : undefined;
};

/**
 * What to say about a failed request: the server's own sentence when it refused, `fallback` when it refused without
 * one or broke (code INTERNAL), `network` when no answer came (offline, time-out, an answer that is not GraphQL).
 */
export const errorMessage = (
  error: unknown,
  { fallback, network = NETWORK_ERROR }: { fallback: string; network?: string },
) => {
  if (!CombinedGraphQLErrors.is(error)) return network;
  const said = error.errors[0]?.message;
  return said && errorCode(error) !== "INTERNAL" ? said : fallback;
};
