import type { ReactNode } from "react";
import type { Selection } from "./selection.ts";

type SelectionBarProps = {
  selection: Selection;
  /** Selects further products. */
  selectAll?: ReactNode;
  /** The actions for all selected products. */
  children?: ReactNode;
};

/** The number of selected products, with actions. It stays in sight at the bottom, while products are selected. */
export const SelectionBar = ({ selection, selectAll, children }: SelectionBarProps) => {
  if (selection.count === 0) return null;
  return (
    <section
      aria-label="Selected products"
      className="on-dark sticky bottom-[calc(var(--foot-bar)+0.75rem)] z-20 mt-6 grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 rounded-sm bg-ink px-4 py-2 text-paper md:flex shadow-lifted"
    >
      <p role="status" className="font-semibold tabular-nums">
        {selection.count.toLocaleString("en-IN")} selected
      </p>
      <button
        type="button"
        onClick={selection.clear}
        className="min-h-11 underline underline-offset-4 hover:text-marigold md:order-last md:ml-auto"
      >
        Clear selection
      </button>
      {selectAll && <div className="max-md:col-span-2">{selectAll}</div>}
      <div className="flex flex-wrap items-center gap-2 max-md:col-span-2 max-md:[&>*]:grow">{children}</div>
    </section>
  );
};
