import type { ApolloClient } from "@apollo/client";
import { errorCode } from "../../../graphql/error-message.ts";
import { MeDocument } from "../../../graphql/generated.ts";
import type { Session } from "./session.ts";
import { renewLazily } from "./renew-lazily.ts";
import { clearSession, saveSession, readSession, readToken, type SessionUser } from "./session-storage.ts";
import { isSameSession } from "./token-facts.ts";

/** The session of a logged-in user. */
export const sessionOf = ({
  role,
  name,
  email,
  profilePic,
  mustAddSecondFactor,
  hasPassword,
}: SessionUser): Session => ({
  status: role === "ADMIN" ? "admin" : "shopper",
  user: { name, email, profilePic, mustAddSecondFactor, hasPassword },
});

/**
 * The session from the browser's storage, after the server has checked its token. If the server cannot be reached, the
 * stored session counts: the server checks each later request anyway.
 */
export const restoreSession = async (client: ApolloClient, mayRenew = true): Promise<Session> => {
  const stored = readSession();
  if (!stored) {
    // Only with a token: another tab may be saving a login, and the token is its last key.
    if (readToken()) clearSession();
    return { status: "visitor" };
  }
  try {
    const { data } = await client.query({ query: MeDocument, fetchPolicy: "no-cache" });
    const token = readToken();
    if (!token || !isSameSession(token, stored.token)) return restoreSession(client);
    if (!data?.me) {
      // If the clock of the device is slow, the token has expired unnoticed.
      if (mayRenew && (await renewLazily(client, token))) return restoreSession(client, false);
      clearSession();
      return { status: "visitor", endedBy: "server" };
    }
    saveSession(token, data.me);
    return sessionOf(data.me);
  } catch (error) {
    if (errorCode(error) === "UNAUTHENTICATED") return { status: "visitor", endedBy: "server" };
    return {
      status: stored.role === "ADMIN" ? "admin" : "shopper",
      user: { name: stored.name, email: stored.email, profilePic: null },
    };
  }
};
