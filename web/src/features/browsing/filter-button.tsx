import { Button } from "../../ui/button.tsx";
import { FilterIcon } from "../../ui/icons.tsx";

/** Opens the filters of a phone. Shows how many are set. */
export const FilterButton = ({ appliedCount, onClick }: { appliedCount: number; onClick: () => void }) => (
  <Button variant="secondary" className="noscript:hidden lg:hidden" aria-haspopup="dialog" onClick={onClick}>
    <FilterIcon /> Filters{appliedCount > 0 && <span className="tabular-nums">({appliedCount})</span>}
  </Button>
);
