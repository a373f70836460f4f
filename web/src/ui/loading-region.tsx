import type { ReactNode } from "react";

/** Wraps skeletons; screen readers read the label once. */
export const LoadingRegion = ({ label, children }: { label: string; children: ReactNode }) => (
  <div aria-busy="true">
    <output className="sr-only">{label}</output>
    {children}
  </div>
);
