import type { Session_UserFragment } from "../../../graphql/generated.ts";
import { clearTabStorage } from "../../../ui/tab-storage.ts";

export type SessionUser = Session_UserFragment;

/** What the browser remembers of whoever is logged in. */
export type StoredSession = { token: string; role: "ADMIN" | "SHOPPER"; name: string; email: string };

const shopperKeys = ["token", "user"];
const adminKeys = ["adminToken", "adminName", "adminEmail"];

/** The browser's storage; null on a server, and where the shopper has forbidden it. */
export const storage = (): Storage | null => {
  try {
    return typeof window === "undefined" ? null : window.localStorage;
  } catch {
    return null;
  }
};

const forget = (keys: string[]) => keys.forEach((key) => storage()?.removeItem(key));

/** The token to send: the admin's when an admin is logged in here, else the shopper's. */
export const readToken = () => storage()?.getItem("adminToken") ?? storage()?.getItem("token") ?? null;

const readUser = (): { name: string; email: string; id: string | null } | null => {
  try {
    const user: unknown = JSON.parse(storage()?.getItem("user") ?? "null");
    if (typeof user !== "object" || user === null || !("name" in user) || !("email" in user)) return null;
    const id = "id" in user && typeof user.id === "string" ? user.id : null;
    return { name: String(user.name), email: String(user.email), id };
  } catch {
    return null;
  }
};

/** Id of the shopper who is logged in here, for what the browser keeps of her alone. */
export const readShopperId = () => readUser()?.id ?? null;

/** Who was logged in here when the page was last open, under the documented keys; null when somebody is not whole. */
export const readSession = (): StoredSession | null => {
  const adminToken = storage()?.getItem("adminToken");
  const name = storage()?.getItem("adminName");
  const email = storage()?.getItem("adminEmail");
  if (adminToken && name && email) return { token: adminToken, role: "ADMIN", name, email };
  const token = storage()?.getItem("token");
  const user = readUser();
  return token && user ? { token, role: "SHOPPER", name: user.name, email: user.email } : null;
};

/**
 * Keeps a login. An admin's clears the shopper's keys and the reverse (specification, section 4). The token comes last:
 * another tab looks as soon as it is there, and has to find all the rest.
 */
export const keepSession = (token: string, user: SessionUser) => {
  if (user.role === "ADMIN") {
    forget(shopperKeys);
    storage()?.setItem("adminName", user.name);
    storage()?.setItem("adminEmail", user.email);
    storage()?.setItem("adminToken", token);
  } else {
    forget(adminKeys);
    storage()?.setItem("user", JSON.stringify(user));
    storage()?.setItem("token", token);
  }
};

/** Forgets a login that the server no longer knows; what else the page keeps stays. */
export const forgetSession = () => forget([...shopperKeys, ...adminKeys]);

/** Logging out clears all browser storage (specification, sections 2 and 4). */
export const clearBrowserStorage = () => {
  storage()?.clear();
  clearTabStorage();
};
