import { IconButton } from "./icon-button.tsx";
import { ChevronDownIcon } from "./icons.tsx";

/** Moves an entry of a list one place, by press or key. */
export const MoveButtons = ({
  name,
  idOf,
  isFirst,
  isLast,
  onMove,
}: {
  /** What is moved. */
  name: string;
  idOf: (step: -1 | 1) => string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
}) => (
  <span className="inline-flex shrink-0">
    <IconButton
      id={idOf(-1)}
      label={`Move ${name} up`}
      aria-disabled={isFirst}
      onClick={() => isFirst || onMove(-1)}
      className="aria-disabled:opacity-40"
    >
      <ChevronDownIcon className="rotate-180" />
    </IconButton>
    <IconButton
      id={idOf(1)}
      label={`Move ${name} down`}
      aria-disabled={isLast}
      onClick={() => isLast || onMove(1)}
      className="aria-disabled:opacity-40"
    >
      <ChevronDownIcon />
    </IconButton>
  </span>
);
