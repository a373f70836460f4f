import type { ReactNode } from "react";

/** Wraps skeletons: says once, for screen readers, what is being loaded. */
export const LoadingRegion = ({ label, children }: { label: string; children: ReactNode }) => (
  <div aria-busy="true">
    <output className="sr-only">{label}</output>
    {children}
  </div>
);
