type HistoryState = { freshFrom?: string } | null;

/** The URL of this script. Another version of the client has another one. */
const scriptUrl = import.meta.url;

/** Whether the server no longer has this version's files, because a newer version has replaced them. */
export const isReplacedVersion = async (): Promise<boolean> => {
  try {
    const { status } = await fetch(scriptUrl, { method: "HEAD", cache: "no-store" });
    return status === 404;
  } catch {
    return false;
  }
};

/**
 * Loads the current URL as a full page, once for each version of the client and each entry of the history: a page that fails
 * after that too would reload for ever. Returns false if that was done before.
 */
export const loadFreshPage = (): boolean => {
  const state = history.state as HistoryState;
  if (state?.freshFrom === scriptUrl) return false;
  history.replaceState({ ...state, freshFrom: scriptUrl }, "");
  location.reload();
  return true;
};
