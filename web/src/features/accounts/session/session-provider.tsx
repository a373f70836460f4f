import { useApolloClient } from "@apollo/client/react";
import { startTransition, useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { LogoutDocument } from "../../../graphql/generated.ts";
import { restoreSession, sessionOf } from "./restore-session.ts";
import { SessionContext, type Session, type SessionAccess } from "./session.ts";
import { watchSession } from "./session-events.ts";
import { markSessionRestored } from "./session-restored.ts";
import { clearBrowserStorage, saveSession, readToken } from "./session-storage.ts";

/** Provides the session: restores it at the start, follows other tabs, and ends it when the server ends it. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const client = useApolloClient();
  const [session, setSession] = useState<Session>({ status: "loading" });

  useEffect(() => {
    let isCurrent = true;
    const restore = () =>
      restoreSession(client).then((restored) => {
        // The page may not be hydrated yet: an urgent update would hydrate all of it in one task.
        if (isCurrent) startTransition(() => setSession(restored));
      });
    void restore();
    const onEnded = () => setSession({ status: "visitor", endedBy: "server" });
    const stopWatching = watchSession({
      onEnded,
      onLoggedOut: () => setSession({ status: "visitor", endedBy: "user" }),
      onChanged: () => (readToken() ? void client.clearStore().then(restore) : onEnded()),
    });
    return () => {
      isCurrent = false;
      stopWatching();
    };
  }, [client]);

  const isKnown = session.status !== "loading";
  useEffect(() => {
    if (isKnown) markSessionRestored();
  }, [isKnown]);

  // Clears the account's data and refetches the visible queries. A timeout, because Apollo's hooks stop watching their
  // queries one task after they unmount, and a guarded query must not be sent again.
  const hasEnded = session.status === "visitor" && session.endedBy !== undefined;
  useEffect(() => {
    if (!hasEnded) return undefined;
    const timer = setTimeout(() => client.resetStore().catch(() => undefined));
    return () => clearTimeout(timer);
  }, [client, hasEnded]);

  const logIn = useCallback<SessionAccess["logIn"]>(
    async (token, user) => {
      const isStored = saveSession(token, user);
      await client.clearStore();
      setSession(sessionOf(user));
      return isStored;
    },
    [client],
  );

  const updateUser = useCallback<SessionAccess["updateUser"]>((user, token = readToken() ?? undefined) => {
    // Without a token, the user logged out before the response arrived.
    if (!token) return;
    saveSession(token, user);
    setSession(sessionOf(user));
  }, []);

  const logOutLocally = useCallback(() => {
    clearBrowserStorage();
    setSession({ status: "visitor", endedBy: "user" });
  }, []);

  const logOut = useCallback(() => {
    const token = readToken();
    logOutLocally();
    if (!token) return;
    // Not awaited: the browser is logged out even if the server cannot be reached.
    client
      .mutate({ mutation: LogoutDocument, context: { headers: { authorization: `Bearer ${token}` } } })
      .catch((error: unknown) => console.warn("The server did not confirm the logout.", error));
  }, [client, logOutLocally]);

  const access = useMemo(
    () => ({ session, logIn, updateUser, logOut, logOutLocally }),
    [session, logIn, updateUser, logOut, logOutLocally],
  );
  return <SessionContext value={access}>{children}</SessionContext>;
};
