import { tabStorage } from "../ui/tab-storage.ts";
import { forgetSession, readToken } from "./session-storage.ts";

const EVENT = "shop:session-ended";

/** The server no longer knows a token. Only what is still logged in with it ends: a newer login stays. */
export const endSession = (refusedToken: string) => {
  if (readToken() !== refusedToken) return;
  forgetSession();
  window.dispatchEvent(new Event(EVENT));
};

/**
 * Tells when the server ended the session here, and when another tab logged in or out, also while this page was put
 * aside: a browser's Back may bring it out again as it was. Answers how to stop.
 */
export const watchSession = (onEnded: () => void, onOtherTab: () => void) => {
  let tokenWhenPutAside: string | null = null;
  const onStorage = ({ key }: StorageEvent) => {
    // A logout clears all storage; that of this tab is out of the other tab's reach.
    if (key === null) tabStorage()?.clear();
    if (key === null || key === "token" || key === "adminToken") onOtherTab();
  };
  const onHide = () => {
    tokenWhenPutAside = readToken();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && readToken() !== tokenWhenPutAside) onOtherTab();
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
