import { createContext, useContext } from "react";
import type { SessionUser } from "./session-storage.ts";

/** What pages show of the logged-in account. */
export type SessionProfile = Pick<SessionUser, "name" | "email"> & {
  profilePic: string | null;
  /** Of an admin: the shop demands a second factor that is not there yet. */
  mustAddSecondFactor?: boolean;
  /** False for an account that logs in by mailed codes alone. */
  hasPassword?: boolean;
};

export type Session =
  /** Until the server has checked the stored token. Guarded pages render nothing. */
  | { status: "loading" }
  /** A visitor. `endedBy` is set if a login has just ended: by the user, in any tab, or by the server. */
  | { status: "visitor"; endedBy?: "user" | "server" }
  | { status: "shopper"; user: SessionProfile }
  | { status: "admin"; user: SessionProfile };

export type SessionAccess = {
  session: Session;
  /** Saves the login in the browser and sets the session. Whether the browser has stored it; else it lasts as long as the tab. */
  logIn: (token: string, user: SessionUser) => Promise<boolean>;
  /** Takes over a changed profile, or the new token of a changed password. */
  updateUser: (user: SessionUser, token?: string) => void;
  /** Ends the session on the server. Clears all browser storage and the Apollo cache. */
  logOut: () => void;
  /** For a deleted account: clears the browser and the session without a request. */
  logOutLocally: () => void;
};

export const SessionContext = createContext<SessionAccess | null>(null);

/** The session and the functions that change it. */
export const useSession = (): SessionAccess => {
  const access = useContext(SessionContext);
  if (!access) throw new Error("useSession needs a SessionProvider above it.");
  return access;
};
