import type { ReactNode, Ref } from "react";
import type { CellField } from "./use-cell-edit.ts";

type CellButtonProps = {
  field: CellField;
  /** The title of the product. */
  title: string;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
  /** Of a cell that opens a grid: whether it is open. */
  isExpanded?: boolean;
  children: ReactNode;
};

/** A closed cell. The dotted line says that a press edits it. */
export const CellButton = ({ field, title, onClick, ref, isExpanded, children }: CellButtonProps) => (
  <button
    ref={ref}
    type="button"
    data-cell={field}
    aria-expanded={isExpanded}
    onClick={onClick}
    className="group/cell inline-flex min-h-11 min-w-11 items-center rounded-sm px-2.5 hover:bg-hairline max-lg:-mx-2.5 lg:-mr-2.5 lg:justify-end"
  >
    <span className="sr-only">
      Edit the {field} of {title}:{" "}
    </span>
    <span className="border-b border-dotted border-edge group-hover/cell:border-ink">{children}</span>
  </button>
);
