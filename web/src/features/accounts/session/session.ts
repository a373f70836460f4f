import { createContext, useContext } from "react";
import type { SessionUser } from "./session-storage.ts";

/** What a page may show of the one who is logged in. */
export type Me = Pick<SessionUser, "name" | "email"> & { profilePic: string | null };

export type Session =
  /** At the start of the page, until the server has said whose token this is. Guarded pages render nothing. */
  | { status: "loading" }
  /** Nobody. `ended` says why, when somebody just was: she logged out, in whatever tab, or the shop no longer knows her. */
  | { status: "visitor"; ended?: "by-herself" | "by-server" }
  | { status: "shopper"; user: Me }
  | { status: "admin"; user: Me };

export type SessionAccess = {
  session: Session;
  /** Keeps the login in the browser and on the page. */
  logIn: (token: string, user: SessionUser) => Promise<void>;
  /** Follows a change of her own: a new profile, or the new token that came with a new password. */
  follow: (user: SessionUser, token?: string) => void;
  /** Ends the session on the server, and clears all browser storage and everything that the client remembers. */
  logOut: () => void;
  /** The same here, where the server knows it already: her account is gone. */
  leave: () => void;
};

export const SessionContext = createContext<SessionAccess | null>(null);

/** Who is logged in, and the two ways to change that. */
export const useSession = (): SessionAccess => {
  const access = useContext(SessionContext);
  if (!access) throw new Error("useSession needs a SessionProvider above it.");
  return access;
};
