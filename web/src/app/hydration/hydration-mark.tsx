import { useEffect } from "react";
import { markHydrated } from "./hydration.ts";

/**
 * Announces that the page reacts to input. Needs a place inside of the page's `Suspense`, which is hydrated after the parts
 * around it.
 */
export const HydrationMark = () => {
  useEffect(markHydrated, []);
  return null;
};
