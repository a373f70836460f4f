import { Button } from "../../ui/button.tsx";
import { FilterIcon } from "../../ui/icons.tsx";

export type FilterPress = {
  /** Loads the code of the filters. */
  onPointerDown: () => void;
  onClick: () => void;
};

/** Opens the filters of a phone. Shows how many are set. */
export const FilterButton = ({ appliedCount, press }: { appliedCount: number; press: FilterPress }) => (
  <Button
    variant="secondary"
    className="shrink-0 noscript:hidden max-sm:gap-1 max-sm:px-2.5! lg:hidden"
    aria-haspopup="dialog"
    {...press}
  >
    {/* The bar of a phone is too narrow for it. */}
    <FilterIcon className="max-sm:hidden" /> Filters
    {appliedCount > 0 && <span className="tabular-nums">({appliedCount})</span>}
  </Button>
);
