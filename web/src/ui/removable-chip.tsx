import { CloseIcon } from "./first-load-icons.tsx";

/** An applied filter as a button that removes it. */
export const RemovableChip = ({
  label,
  onRemove,
}: {
  label: string;
  /** Receives the pressed button, since the focus has to move on from its position. */
  onRemove: (button: HTMLElement) => void;
}) => (
  <button
    type="button"
    onClick={(event) => onRemove(event.currentTarget)}
    className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-sm bg-paper-deep pr-2 pl-3 text-sm hover:bg-ink hover:text-paper pointer-coarse:min-h-11"
  >
    <span className="sr-only">Remove </span>
    <span className="truncate">{label}</span>
    <CloseIcon size={16} />
  </button>
);
