import { clearTabStorage } from "../../../ui/tab-storage.ts";
import { browserStorage, clearSession, readToken } from "./session-storage.ts";
import { notifyStorageCleared } from "./storage-cleared.ts";
import { isSameSession } from "./token-facts.ts";

const EVENT = "shop:session-ended";

/** Ends the session of a token that the server has refused. A newer login in the browser stays. */
export const endSession = (refusedToken: string) => {
  if (readToken() !== refusedToken) return;
  clearSession();
  window.dispatchEvent(new Event(EVENT));
};

type SessionListeners = {
  /** The server ended the session. */
  onEnded: () => void;
  /** The user logged out in another tab. */
  onLoggedOut: () => void;
  /** Another tab logged in, or its session was ended by the server. */
  onChanged: () => void;
};

/**
 * Listens for changes of the session in other tabs, and for changes while this page was in the back/forward cache.
 * Returns a function that removes the listeners.
 */
export const watchSession = ({ onEnded, onLoggedOut, onChanged }: SessionListeners) => {
  let tokenAtPageHide: string | null = null;
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    // The other tab could write: what counts now is what is stored.
    browserStorage.forgetMemory(key);
    if (key === "token" || key === "adminToken") {
      // A renewal there changes nothing here.
      if (!newValue || !isSameSession(oldValue, newValue)) onChanged();
      return;
    }
    if (key !== null) return;
    // A logout clears all storage. The other tab cannot clear this tab's session storage.
    clearTabStorage();
    notifyStorageCleared();
    onLoggedOut();
  };
  const onPageHide = () => {
    tokenAtPageHide = readToken();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || isSameSession(readToken(), tokenAtPageHide)) return;
    // The session of that time may have ended with a logout, also if there is a new one.
    notifyStorageCleared();
    if (readToken()) onChanged();
    else onLoggedOut();
  };
  window.addEventListener(EVENT, onEnded);
  window.addEventListener("storage", onStorage);
  window.addEventListener("pagehide", onPageHide);
  window.addEventListener("pageshow", onPageShow);
  return () => {
    window.removeEventListener(EVENT, onEnded);
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pagehide", onPageHide);
    window.removeEventListener("pageshow", onPageShow);
  };
};
