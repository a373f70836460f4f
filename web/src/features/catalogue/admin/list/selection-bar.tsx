import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import type { Selection } from "./selection.ts";

/**
 * The number of selected products, with the actions for all of them as children. It is fixed at the bottom of the screen, and
 * shown only while products are selected.
 */
export const SelectionBar = ({ selection, children }: { selection: Selection; children?: ReactNode }) => {
  if (selection.count === 0) return null;
  return (
    <section
      aria-label="Selected products"
      className="on-dark sticky bottom-[calc(var(--foot-bar,0px)+0.75rem)] z-20 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm bg-ink px-4 py-2 text-paper shadow-lifted"
    >
      <p role="status" className="font-semibold tabular-nums">
        {selection.count.toLocaleString("en-IN")} selected
      </p>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
      <Button variant="inverse" size="medium" className="ml-auto" onClick={selection.clear}>
        Clear selection
      </Button>
    </section>
  );
};
