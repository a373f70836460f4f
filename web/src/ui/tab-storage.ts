/** What this tab keeps until it is closed; null on a server, and where the browser forbids it. */
export const tabStorage = (): Storage | null => {
  try {
    return typeof window === "undefined" ? null : window.sessionStorage;
  } catch {
    return null;
  }
};
