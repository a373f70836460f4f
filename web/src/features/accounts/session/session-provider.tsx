import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { LogoutDocument } from "../../../graphql/generated.ts";
import { restoreSession, sessionOf } from "./restore-session.ts";
import { SessionContext, type Session, type SessionAccess } from "./session.ts";
import { watchSession } from "./session-events.ts";
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
    const onEnded = () => setSession({ status: "visitor", ended: "by-server" });
    const stop = watchSession({
      onEnded,
      onLoggedOut: () => setSession({ status: "visitor", ended: "by-herself" }),
      onChanged: () => (readToken() ? void client.clearStore().then(restore) : onEnded()),
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [client]);

  // Only after the screens have let go of what was hers: what they show to everyone is then asked anew. Apollo's hooks let
  // go a turn after they are unmounted.
  const hasEnded = session.status === "visitor" && session.ended !== undefined;
  useEffect(() => {
    if (!hasEnded) return undefined;
    const timer = setTimeout(() => client.resetStore().catch(() => undefined));
    return () => clearTimeout(timer);
  }, [client, hasEnded]);

  const logIn = useCallback<SessionAccess["logIn"]>(
    async (token, user) => {
      keepSession(token, user);
      await client.clearStore();
      setSession(sessionOf(user));
    },
    [client],
  );

  const follow = useCallback<SessionAccess["follow"]>((user, token = readToken() ?? undefined) => {
    // Without a token she was logged out while the answer was on its way.
    if (!token) return;
    keepSession(token, user);
    setSession(sessionOf(user));
  }, []);

  const leave = useCallback(() => {
    clearBrowserStorage();
    setSession({ status: "visitor", ended: "by-herself" });
  }, []);

  const logOut = useCallback(() => {
    const token = readToken();
    leave();
    if (!token) return;
    // Not waited for: she is logged out here even when the server cannot be reached.
    client
      .mutate({ mutation: LogoutDocument, context: { headers: { authorization: `Bearer ${token}` } } })
      .catch((error: unknown) => console.warn("The server did not confirm the logout.", error));
  }, [client, leave]);

  const access = useMemo(
    () => ({ session, logIn, follow, logOut, leave }),
    [session, logIn, follow, logOut, leave],
  );
  return <SessionContext value={access}>{children}</SessionContext>;
};
