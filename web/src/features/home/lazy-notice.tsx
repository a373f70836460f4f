import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { readNotice } from "../../navigation-state.ts";

const Notice = lazy(() => import("./notice.tsx").then((module) => ({ default: module.Notice })));

/**
 * The notice in the navigation state, from another page. It is removed from the history, so that a reload does not
 * repeat it.
 */
export const LazyNotice = () => {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [notice] = useState(() => readNotice(state));
  const isInHistory = readNotice(state) !== null;
  useEffect(() => {
    if (isInHistory) void navigate(pathname, { replace: true, state: null });
  }, [isInHistory, navigate, pathname]);
  return notice ? (
    <Suspense>
      <Notice text={notice} />
    </Suspense>
  ) : null;
};
