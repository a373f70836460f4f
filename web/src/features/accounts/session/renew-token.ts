import type { ApolloClient } from "@apollo/client";
import { errorCode } from "../../../graphql/error-message.ts";
import { RenewSessionDocument } from "../../../graphql/generated.ts";
import { readToken, saveSession } from "./session-storage.ts";
import { isSameSession, readTokenFacts } from "./token-facts.ts";

const isOfSameAccount = (one: string, other: string): boolean =>
  readTokenFacts(one)?.sub === readTokenFacts(other)?.sub;

const renew = async (client: ApolloClient, oldToken: string): Promise<string | null> => {
  const stored = readToken();
  // Another tab has renewed it. After another login there, an operation of the old one must not be sent with the new token.
  if (stored !== oldToken) return isSameSession(stored, oldToken) ? stored : null;
  try {
    const { data } = await client.mutate({
      mutation: RenewSessionDocument,
      context: { isRenewal: true },
      fetchPolicy: "no-cache",
    });
    if (!data) return null;
    const { token, user } = data.renewSession;
    // The cookie is of another login. Storage and cookie differ, so the token is of neither.
    if (!isOfSameAccount(oldToken, token)) return null;
    if (readToken() === oldToken) saveSession(token, user);
    // Another tab may have logged in to another account meanwhile.
    const storedNow = readToken();
    return storedNow !== null && isOfSameAccount(oldToken, storedNow) ? storedNow : null;
  } catch (error) {
    if (errorCode(error) === "UNAUTHENTICATED") return null;
    throw error;
  }
};

/**
 * Replaces a stored token by a new one of the same session. Returns the token that is stored then; `null` if the server has ended
 * the session. One tab renews at a time, and the others take over what it has stored. A failure of the network is thrown: the
 * session stays.
 */
export const renewToken = (client: ApolloClient, oldToken: string): Promise<string | null> => {
  const run = () => renew(client, oldToken);
  // Without locks the server gives the same cookie to all that ask at once.
  return "locks" in navigator ? navigator.locks.request("session-renewal", run) : run();
};
