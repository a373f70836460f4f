import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";

const Notice = lazy(() => import("./notice.tsx").then((module) => ({ default: module.Notice })));

/** The notice from another page. Its code is loaded only if the page was opened with a navigation state. */
export const LazyNotice = () => {
  const { state } = useLocation();
  const [hasState] = useState(state !== null);
  return hasState ? (
    <Suspense>
      <Notice />
    </Suspense>
  ) : null;
};
