import { useEffect } from "react";

/**
 * Marks the document as soon as the page reacts to input. Needs a place inside of the page's `Suspense`, which is hydrated after
 * the parts around it.
 */
export const HydrationMark = () => {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
  }, []);
  return null;
};
