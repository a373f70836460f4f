import { ApolloLink } from "@apollo/client";
import { Observable } from "rxjs";

export type SessionGuardOptions = {
  /** The token of the current session; `null` for a visitor. */
  readToken: () => string | null;
  /** Whether two tokens are of one account. */
  isSameAccount: (one: string, other: string) => boolean;
};

const ended = () => new Error("This account has logged out.");

/**
 * Keeps the changes of one account from the next one on the same device: a change that waits is not sent with another account's token,
 * and an answer that comes after the logout is not written. Queries end with the logout by themselves. `begin` is the first link;
 * `guard` is followed by the link that adds the token.
 */
export const sessionGuard = ({ readToken, isSameAccount }: SessionGuardOptions) => ({
  begin: new ApolloLink((operation, forward) => {
    operation.setContext({ begunWith: readToken() });
    return forward(operation);
  }),
  guard: new ApolloLink((operation, forward) => {
    const { begunWith } = operation.getContext() as { begunWith?: string | null };
    if (operation.operationType !== "mutation" || !begunWith) return forward(operation);
    const isHere = () => {
      const token = readToken();
      return token !== null && isSameAccount(begunWith, token);
    };
    return new Observable((observer) => {
      if (!isHere()) return observer.error(ended());
      return forward(operation).subscribe({
        next: (result) => (isHere() ? observer.next(result) : observer.error(ended())),
        error: (error) => observer.error(error),
        complete: () => observer.complete(),
      });
    });
  }),
});
