import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { whenIdle } from "../../../ui/when-idle.ts";

/** Milliseconds after which they are loaded although the browser is not idle. */
const MAX_IDLE_WAIT_MS = 2000;

const RecentProducts = lazyPart(() => import("./recent-products.tsx"), "RecentProducts");

/**
 * The products that the shopper has viewed before. Code and products are loaded when the page is idle, after the first
 * rendering.
 */
export const RecentlyViewed = (props: { currentId?: string; className: string }) => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), MAX_IDLE_WAIT_MS), []);
  return isIdle ? (
    <Suspense>
      <RecentProducts {...props} />
    </Suspense>
  ) : null;
};
