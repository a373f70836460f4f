import type { ApolloClient } from "@apollo/client";
import { errorCode } from "../../../graphql/error-message.ts";
import { MeDocument } from "../../../graphql/generated.ts";
import type { Session } from "./session.ts";
import { forgetSession, keepSession, readSession, readToken, type SessionUser } from "./session-storage.ts";

/** The session of a logged-in user. */
export const sessionOf = ({ role, name, email, profilePic }: SessionUser): Session => ({
  status: role === "ADMIN" ? "admin" : "shopper",
  user: { name, email, profilePic },
});

/**
 * Who is logged in, from the browser's storage and the server's word on the token. When the server cannot be reached,
 * the storage is believed: each later request is checked by the server anyway.
 */
export const restoreSession = async (client: ApolloClient): Promise<Session> => {
  const stored = readSession();
  if (!stored) {
    // Without a token there is nothing to forget; another tab may be about to keep one.
    if (readToken()) forgetSession();
    return { status: "visitor" };
  }
  try {
    const { data } = await client.query({ query: MeDocument, fetchPolicy: "no-cache" });
    if (readToken() !== stored.token) return restoreSession(client);
    if (!data?.me) {
      forgetSession();
      return { status: "visitor", ended: "by-server" };
    }
    keepSession(stored.token, data.me);
    return sessionOf(data.me);
  } catch (error) {
    if (errorCode(error) === "UNAUTHENTICATED") return { status: "visitor", ended: "by-server" };
    return {
      status: stored.role === "ADMIN" ? "admin" : "shopper",
      user: { name: stored.name, email: stored.email, profilePic: null },
    };
  }
};
