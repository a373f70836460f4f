import { useEffect } from "react";
import { useRecheckSession } from "./use-recheck-session.ts";

/**
 * For a page of a logged-in shopper whose query selects only `me`. If the session has ended, the server returns `null`
 * in place of an error, so this hook checks the session.
 */
export const useRecheckWithoutViewer = (data: { me: unknown } | undefined) => {
  const recheck = useRecheckSession();
  const isWithoutViewer = data !== undefined && data.me === null;
  useEffect(() => {
    if (isWithoutViewer) void recheck();
  }, [isWithoutViewer, recheck]);
};
