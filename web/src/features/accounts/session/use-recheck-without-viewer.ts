import { useEffect } from "react";
import { useRecheckSession } from "./use-recheck-session.ts";

/**
 * For a page that asks for `me` alone: nobody, where somebody is logged in, means that the session ended elsewhere. The
 * server refuses nothing then, so the page has to ask.
 */
export const useEndWhenNobody = (answer: { me: unknown } | undefined) => {
  const recheck = useRecheckSession();
  const isNobody = answer !== undefined && answer.me === null;
  useEffect(() => {
    if (isNobody) void recheck();
  }, [isNobody, recheck]);
};
