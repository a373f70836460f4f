import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { MeDocument } from "../../../graphql/generated.ts";
import { endSession } from "./session-events.ts";
import { readToken } from "./session-storage.ts";

/**
 * Asks the server whether the login here still stands, and ends it here if not: a reset password ends every session of
 * its account, which may or may not be the one that is logged in.
 */
export const useRecheckSession = () => {
  const client = useApolloClient();
  return useCallback(async () => {
    const token = readToken();
    if (!token) return;
    try {
      const { data } = await client.query({ query: MeDocument, fetchPolicy: "no-cache" });
      if (!data?.me) endSession(token);
    } catch {
      // A refusal has ended the session on its way here; without an answer, the next request will tell.
    }
  }, [client]);
};
