import { savesData } from "./prefetch/saves-data.ts";

/** Loads the code of the toasts at the first press of a button or a key, so that a failure without network can be shown. */
export const loadToasterEarly = (): void => {
  const events = new AbortController();
  const load = () => {
    events.abort();
    if (savesData()) return;
    // After the frame that answers the press. After a failure it is loaded with the first toast.
    requestAnimationFrame(() => setTimeout(() => void import("../ui/toaster.tsx").catch(() => undefined)));
  };
  for (const type of ["pointerup", "keydown"])
    addEventListener(type, load, { signal: events.signal, passive: true });
};
