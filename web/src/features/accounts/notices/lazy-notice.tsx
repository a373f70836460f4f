import { Suspense, type ReactNode } from "react";

/** The place of a notice that is loaded after the page, with the height of its line. */
export const LazyNotice = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<div className="h-10.5" aria-busy />}>{children}</Suspense>
);
