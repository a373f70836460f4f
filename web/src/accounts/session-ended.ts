import { forgetSession, readToken } from "./session-storage.ts";

const EVENT = "shop:session-ended";

/** The server no longer knows a token. Only what is still logged in with it ends: a newer login stays. */
export const endSession = (refusedToken: string) => {
  if (readToken() !== refusedToken) return;
  forgetSession();
  window.dispatchEvent(new Event(EVENT));
};

/** Tells when the server ended the session here, and when another tab logged in or out. Answers how to stop. */
export const watchSession = (onEnded: () => void, onOtherTab: () => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === "token" || key === "adminToken") onOtherTab();
  };
  window.addEventListener(EVENT, onEnded);
  window.addEventListener("storage", onStorage);
  return () => {
    window.removeEventListener(EVENT, onEnded);
    window.removeEventListener("storage", onStorage);
  };
};
