import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { LogoutDocument } from "../graphql/generated.ts";
import { restoreSession, sessionOf } from "./restore-session.ts";
import { SessionContext, type Session, type SessionAccess } from "./session.ts";
import { watchSession } from "./session-ended.ts";
import { clearBrowserStorage, keepSession, readToken } from "./session-storage.ts";

/** Keeps who is logged in: restored at the start, followed across tabs, ended when the server ends it. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const client = useApolloClient();
  const [session, setSession] = useState<Session>({ status: "loading" });

  useEffect(() => {
    let isCurrent = true;
    const restore = () =>
      restoreSession(client).then((restored) => {
        if (isCurrent) setSession(restored);
      });
    void restore();
    const stop = watchSession(
      () => setSession({ status: "visitor", ended: "by-server" }),
      () => void client.clearStore().then(restore),
    );
    return () => {
      isCurrent = false;
      stop();
    };
  }, [client]);

  // Only after the screens have let go of what was hers: what they show to everyone is then asked anew.
  const hasEnded = session.status === "visitor" && session.ended !== undefined;
  useEffect(() => {
    if (hasEnded) client.resetStore().catch(() => undefined);
  }, [client, hasEnded]);

  const logIn = useCallback<SessionAccess["logIn"]>(
    async (token, user) => {
      keepSession(token, user);
      await client.clearStore();
      setSession(sessionOf(user));
    },
    [client],
  );

  const logOut = useCallback(() => {
    const token = readToken();
    clearBrowserStorage();
    setSession({ status: "visitor", ended: "by-herself" });
    if (!token) return;
    // Not waited for: she is logged out here even when the server cannot be reached.
    client
      .mutate({ mutation: LogoutDocument, context: { headers: { authorization: `Bearer ${token}` } } })
      .catch((error: unknown) => console.warn("The server did not confirm the logout.", error));
  }, [client]);

  const access = useMemo(() => ({ session, logIn, logOut }), [session, logIn, logOut]);
  return <SessionContext value={access}>{children}</SessionContext>;
};
