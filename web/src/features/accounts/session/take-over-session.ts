import type { ApolloClient } from "@apollo/client";
import { renewToken } from "./renew-token.ts";
import { sessionRestored } from "./session-restored.ts";
import { readToken } from "./session-storage.ts";
import { isLongLived } from "./token-facts.ts";

/** Replaces a stored token that lives as long as its session, as of a version of before, by one of an hour and a cookie. */
export const takeOverSession = async (client: ApolloClient): Promise<void> => {
  await sessionRestored;
  const token = readToken();
  if (!token || !isLongLived(token)) return;
  // The long-lived token still works. The next page tries again.
  await renewToken(client, token).catch((error: unknown) =>
    console.warn("The login was not renewed.", error),
  );
};
