import type { ReactNode } from "react";
import { ChevronDownIcon } from "./icons.tsx";

/** A disclosure: the browser's own element, so that find-in-page opens it too. */
export const Details = ({
  summary,
  isOpen = false,
  children,
}: {
  summary: ReactNode;
  /** Opens it, such as for a field with an error. */
  isOpen?: boolean;
  children: ReactNode;
}) => (
  <details open={isOpen || undefined} className="group border-b border-hairline">
    <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-2 font-semibold">
      {summary}
      <ChevronDownIcon className="transition-transform duration-200 group-open:rotate-180" />
    </summary>
    <div className="pb-5">{children}</div>
  </details>
);
