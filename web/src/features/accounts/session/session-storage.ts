import type { Session_UserFragment } from "../../../graphql/generated.ts";
import { safeStorage } from "../../../ui/safe-storage.ts";
import { clearTabStorage } from "../../../ui/tab-storage.ts";
import { notifyStorageCleared } from "./storage-cleared.ts";

export type SessionUser = Session_UserFragment;

/** The login as stored in the browser. */
export type StoredSession = { token: string; role: "ADMIN" | "SHOPPER"; name: string; email: string };

const shopperKeys = ["token", "user"];
const adminKeys = ["adminToken", "adminName", "adminEmail"];

/** What the browser stores of viewed products. It goes with the session. */
export const VIEWED_PRODUCTS_KEY = "recently-viewed";

/** The browser's local storage. */
export const browserStorage = safeStorage(() => window.localStorage);

const removeKeys = (keys: string[]) => keys.forEach((key) => browserStorage.removeItem(key));

/** The token to send: the admin's if an admin is logged in, else the shopper's. `null` for a visitor. */
export const readToken = () => browserStorage.getItem("adminToken") ?? browserStorage.getItem("token");

const readUser = (): { name: string; email: string; id: string | null } | null => {
  try {
    const user: unknown = JSON.parse(browserStorage.getItem("user") ?? "null");
    if (typeof user !== "object" || user === null || !("name" in user) || !("email" in user)) return null;
    const id = "id" in user && typeof user.id === "string" ? user.id : null;
    return { name: String(user.name), email: String(user.email), id };
  } catch {
    return null;
  }
};

/** Id of the logged-in shopper, to separate the stored data of several shoppers. `null` if no shopper is logged in. */
export const readShopperId = () => readUser()?.id ?? null;

/** The stored login, under the documented keys (specification, section 4). `null` if missing or incomplete. */
export const readSession = (): StoredSession | null => {
  const adminToken = browserStorage.getItem("adminToken");
  const name = browserStorage.getItem("adminName");
  const email = browserStorage.getItem("adminEmail");
  if (adminToken && name && email) return { token: adminToken, role: "ADMIN", name, email };
  const token = browserStorage.getItem("token");
  const user = readUser();
  return token && user ? { token, role: "SHOPPER", name: user.name, email: user.email } : null;
};

/**
 * Saves a login. An admin's login clears the shopper's keys, and the reverse (specification, section 4). The token is written last:
 * another tab reads the login when the token appears, and must find it complete. Returns whether the browser has stored the login;
 * otherwise it lasts as long as the tab.
 */
export const saveSession = (token: string, user: SessionUser): boolean => {
  if (user.role === "ADMIN") {
    removeKeys(shopperKeys);
    browserStorage.setItem("adminName", user.name);
    browserStorage.setItem("adminEmail", user.email);
    return browserStorage.setItem("adminToken", token);
  }
  removeKeys(adminKeys);
  browserStorage.setItem("user", JSON.stringify(user));
  return browserStorage.setItem("token", token);
};

/** Removes a login that the server has ended, and the viewed products. Other stored data stays. */
export const clearSession = () => {
  removeKeys([...shopperKeys, ...adminKeys, VIEWED_PRODUCTS_KEY]);
  notifyStorageCleared();
};

/** Logging out clears all browser storage (specification, sections 2 and 4). */
export const clearBrowserStorage = () => {
  browserStorage.clear();
  clearTabStorage();
  notifyStorageCleared();
};
