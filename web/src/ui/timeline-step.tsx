import type { ReactNode } from "react";

/** One entry of a list of events (`ol`): an icon, a line to the next entry, and texts. */
export const TimelineStep = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="relative flex gap-3 pb-4 before:absolute before:top-6 before:bottom-0 before:left-[11.5px] before:w-px before:bg-hairline last:pb-0 last:before:hidden">
    <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-paper-deep text-ink-soft">
      {icon}
    </span>
    <span className="min-w-0 text-sm wrap-anywhere">{children}</span>
  </li>
);
