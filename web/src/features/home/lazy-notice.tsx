import { Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "../../ui/lazy-part.ts";

const Notice = lazyPart(() => import("./notice.tsx"), "Notice");

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
