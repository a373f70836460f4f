import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "./toast.ts";

type Unsaved = {
  isChanged: boolean;
  /** Whether the browser has stored the changes. */
  hasDraft: () => boolean;
  /** Where the form is. */
  path: string;
};

/** Lets the browser ask before the tab is closed or reloaded with unsaved changes. */
export const useUnloadQuestion = (isChanged: boolean) => {
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);
};

/**
 * Warns before unsaved changes leave the screen. Closing or reloading the tab asks. Any other way out keeps the changes as a
 * draft, and a toast leads back to them.
 */
export const useLeaveNotice = (unsaved: Unsaved) => {
  const { isChanged, path } = unsaved;
  const navigate = useNavigate();
  useUnloadQuestion(isChanged);

  const latest = useRef({ ...unsaved, navigate });
  useEffect(() => {
    latest.current = { ...unsaved, navigate };
  });
  useEffect(
    () => () => {
      const { isChanged: wasChanged, hasDraft, navigate: go } = latest.current;
      // The form of a newer version takes the place of this one, and offers the draft.
      if (window.location.pathname + window.location.search === path) return;
      // A logout has cleared the draft.
      if (!wasChanged || !hasDraft()) return;
      toast.info("Your unsaved changes are kept in this browser.", {
        label: "Go back",
        onClick: () => void go(path),
      });
    },
    [path],
  );
};
