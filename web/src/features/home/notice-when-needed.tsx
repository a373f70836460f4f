import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { noticeInState } from "./notice-in-state.ts";

const Notice = lazy(() => import("./notice.tsx").then((module) => ({ default: module.Notice })));

/** What another page wants said at home, once: it is taken out of the history, so that a reload does not say it again. */
export const NoticeWhenNeeded = () => {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [notice] = useState(() => noticeInState(state));
  const isInHistory = noticeInState(state) !== null;
  useEffect(() => {
    if (isInHistory) void navigate(pathname, { replace: true, state: null });
  }, [isInHistory, navigate, pathname]);
  return notice ? (
    <Suspense>
      <Notice text={notice} />
    </Suspense>
  ) : null;
};
