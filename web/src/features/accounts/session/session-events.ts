import { clearTabStorage } from "../../../ui/tab-storage.ts";
import { forgetSession, readToken } from "./session-storage.ts";

const EVENT = "shop:session-ended";

/** The server no longer knows a token. Only what is still logged in with it ends: a newer login stays. */
export const endSession = (refusedToken: string) => {
  if (readToken() !== refusedToken) return;
  forgetSession();
  window.dispatchEvent(new Event(EVENT));
};

type Watch = {
  /** The server ended the session. */
  onEnded: () => void;
  /** She logged out in another tab. */
  onLoggedOut: () => void;
  /** Another tab logged in, or lost its login. */
  onChanged: () => void;
};

/**
 * Follows what becomes of the session elsewhere, also while this page was put aside: a browser's Back may bring it out
 * again as it was. Answers how to stop.
 */
export const watchSession = ({ onEnded, onLoggedOut, onChanged }: Watch) => {
  let tokenWhenPutAside: string | null = null;
  const onStorage = ({ key }: StorageEvent) => {
    if (key === "token" || key === "adminToken") return onChanged();
    if (key !== null) return;
    // A logout clears all storage; that of this tab is out of the other tab's reach.
    clearTabStorage();
    onLoggedOut();
  };
  const onHide = () => {
    tokenWhenPutAside = readToken();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || readToken() === tokenWhenPutAside) return;
    if (readToken()) onChanged();
    else onLoggedOut();
  };
  window.addEventListener(EVENT, onEnded);
  window.addEventListener("storage", onStorage);
  window.addEventListener("pagehide", onHide);
  window.addEventListener("pageshow", onShow);
  return () => {
    window.removeEventListener(EVENT, onEnded);
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pagehide", onHide);
    window.removeEventListener("pageshow", onShow);
  };
};
