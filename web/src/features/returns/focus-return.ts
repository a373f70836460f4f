import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** The id of the heading of a return: also the fragment of its link in `paths.ts`. */
export const headingId = (id: string) => `return-${id}`;

/** Moves the focus to the heading of a return after a step: the button of the step is gone then. */
export const focusReturn = (id: string) => {
  requestAnimationFrame(() => document.getElementById(headingId(id))?.focus());
};

/** Moves the focus to the return that the fragment of the URL names, once the list is loaded. */
export const useLinkedReturn = (isLoaded: boolean) => {
  const { hash } = useLocation();
  useEffect(() => {
    if (isLoaded && hash) document.getElementById(hash.slice(1))?.focus();
  }, [isLoaded, hash]);
};
