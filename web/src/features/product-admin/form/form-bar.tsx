import type { ReactNode } from "react";

/** The bar with a form's buttons. It stays in sight at the bottom of the screen; toasts stand above it. */
export const FormBar = ({ state, children }: { state?: string; children: ReactNode }) => (
  <div
    data-form-bar
    className="sticky bottom-(--bar-bottom,0px) z-10 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline bg-paper pt-3 pb-[max(0.75rem,var(--safe-bottom),calc(var(--foot-bar)-0.5rem))]"
  >
    {state && (
      <p role="status" className="min-w-0 grow truncate text-sm text-ink-soft">
        {state}
      </p>
    )}
    <div className="flex justify-end gap-3 max-sm:grow">{children}</div>
  </div>
);
