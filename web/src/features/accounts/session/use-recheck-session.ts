import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { MeDocument } from "../../../graphql/generated.ts";
import { renewLazily } from "./renew-lazily.ts";
import { endSession } from "./session-events.ts";
import { readToken } from "./session-storage.ts";

/**
 * Asks the server whether the session is still valid, and ends it here if not. A password reset ends every session of
 * its account, which may be another account than the logged-in one.
 */
export const useRecheckSession = () => {
  const client = useApolloClient();
  return useCallback(async () => {
    const token = readToken();
    if (!token) return;
    try {
      const { data } = await client.query({ query: MeDocument, fetchPolicy: "no-cache" });
      if (!data?.me && !(await renewLazily(client, token))) endSession(token);
    } catch {
      // The client has already ended a refused session. After a network error, the next request finds out.
    }
  }, [client]);
};
