import type { ProductSort } from "../../graphql/generated.ts";
import { GridIcon, ListIcon } from "../../ui/icons.tsx";
import { Select } from "../../ui/select.tsx";
import { ToggleGroup } from "../../ui/toggle-group.tsx";
import { FilterButton, type FilterPress } from "./filter-button.tsx";
import type { ShopQuery, ShopView, SortChoice } from "./shop-query.ts";
import type { ChangeShopQuery } from "./use-shop-query.ts";

const views: readonly { value: ShopView; label: string; icon: React.ReactNode }[] = [
  { value: "grid", label: "Grid", icon: <GridIcon /> },
  { value: "list", label: "List", icon: <ListIcon /> },
];

type ToolbarProps = {
  query: ShopQuery;
  change: ChangeShopQuery;
  /** "N products found", or the loading message. */
  message: string;
  sorts: readonly SortChoice[];
  hasViews: boolean;
  /** Number of filters that are set, shown on the button of a phone. */
  appliedCount: number;
  filterPress: FilterPress;
};

/**
 * The bar above the products: their number, the sort order and the view. On a phone its controls stay below the header; the wrapper
 * has no box there, because a sticky element stays within its parent.
 */
export const Toolbar = ({
  query,
  change,
  message,
  sorts,
  hasViews,
  appliedCount,
  filterPress,
}: ToolbarProps) => (
  <div className="max-lg:contents lg:flex lg:items-center lg:gap-3 lg:border-y lg:border-hairline lg:py-3">
    <p
      role="status"
      className="min-h-6 tabular-nums max-lg:mb-2 max-lg:text-sm max-lg:text-ink-soft lg:grow noscript:border-b noscript:border-hairline noscript:pb-3"
    >
      {message}
    </p>
    <div
      data-list-bar
      className="flex gap-2 max-lg:sticky max-lg:top-[calc(--spacing(16)+var(--safe-top))] max-lg:z-20 max-lg:-mx-4 max-lg:border-y max-lg:border-hairline max-lg:bg-paper max-lg:px-4 max-lg:py-2 md:gap-3 md:max-lg:top-[calc(--spacing(20)+var(--safe-top))] md:max-lg:-mx-10 md:max-lg:px-10 noscript:hidden!"
    >
      <FilterButton appliedCount={appliedCount} press={filterPress} />
      <Select
        label="Sort by"
        className="min-w-0 grow lg:w-52"
        isLabelHidden
        isCompact
        value={query.sort}
        choices={sorts}
        onChange={(event) => change({ sort: event.target.value as ProductSort })}
      />
      {hasViews && (
        <ToggleGroup
          label="Show as"
          choices={views}
          value={query.view}
          onChange={(view) => change(({ pages }) => ({ view, pages }), true)}
        />
      )}
    </div>
  </div>
);
