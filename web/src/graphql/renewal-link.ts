import { ApolloLink } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { from, mergeMap, throwError } from "rxjs";
import { errorCode } from "./error-message.ts";

export type Renewal = {
  /** Whether the stored token has to be renewed before it is sent. */
  endsSoon: (token: string) => boolean;
  /** The token that is stored after a renewal; `null` if the session has ended. Throws without an answer. */
  renew: (token: string) => Promise<string | null>;
  /** Called when the session of a token has ended. */
  onEnded: (token: string) => void;
};

type RenewalContext = { headers?: Record<string, string>; isRenewal?: boolean };

const contextOf = (operation: ApolloLink.Operation) => operation.getContext() as RenewalContext;

const sentToken = (operation: ApolloLink.Operation): string | undefined =>
  contextOf(operation).headers?.["authorization"]?.slice("Bearer ".length);

const setToken = (operation: ApolloLink.Operation, token: string | null): void => {
  const { authorization: _, ...headers } = contextOf(operation).headers ?? {};
  operation.setContext({ headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) } });
};

/**
 * Renews a token before its end, and repeats an operation once that was refused for its token: such a refusal comes before anything
 * is done. Pages notice nothing. A device whose clock is wrong renews by the refusals alone.
 */
export const renewalLink = ({ endsSoon, renew, onEnded }: Renewal) => {
  let isClockWrong = false;
  const renewed = async (token: string): Promise<string | null> => {
    const next = await renew(token);
    if (next === null) onEnded(token);
    else isClockWrong ||= endsSoon(next);
    return next;
  };
  const before = new ApolloLink((operation, forward) => {
    const token = sentToken(operation);
    if (!token || isClockWrong || contextOf(operation).isRenewal || !endsSoon(token))
      return forward(operation);
    return from(renewed(token)).pipe(
      mergeMap((next) => {
        setToken(operation, next);
        return forward(operation);
      }),
    );
  });
  const afterRefusal = new ErrorLink(({ error, operation, forward }) => {
    const token = sentToken(operation);
    if (errorCode(error) !== "UNAUTHENTICATED" || !token || contextOf(operation).isRenewal) return;
    return from(renewed(token)).pipe(
      mergeMap((next) => {
        if (next === null) return throwError(() => error);
        setToken(operation, next);
        return forward(operation);
      }),
    );
  });
  return ApolloLink.from([before, afterRefusal]);
};
