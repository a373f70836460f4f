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
 * The bar above the products: their number, the sort order and the view. On a phone it stays below the header, and the number stands
 * in the field of the sort order: one line has no other place for it.
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
  <div
    data-list-bar
    className="flex gap-1.5 border-y border-hairline max-lg:sticky max-lg:top-[calc(--spacing(16)+var(--safe-top))] max-lg:z-20 max-lg:-mx-4 max-lg:bg-paper max-lg:px-4 max-lg:py-2 md:gap-3 md:max-lg:top-[calc(--spacing(20)+var(--safe-top))] md:max-lg:-mx-10 md:max-lg:px-10 lg:items-center lg:py-3 noscript:static! noscript:border-t-0"
  >
    <FilterButton appliedCount={appliedCount} press={filterPress} />
    <div className="relative min-w-0 grow lg:contents">
      <p
        role="status"
        className="tabular-nums max-lg:pointer-events-none max-lg:absolute max-lg:top-1 max-lg:right-1 max-lg:left-2.75 max-lg:z-1 max-lg:truncate max-lg:text-xs max-lg:tracking-tight max-lg:text-ink-soft lg:min-h-6 lg:grow noscript:static!"
      >
        {message}
      </p>
      <Select
        label="Sort by"
        className="lg:w-52 noscript:hidden"
        isLabelHidden
        isCompact
        hasCaption
        value={query.sort}
        choices={sorts}
        onChange={(event) => change({ sort: event.target.value as ProductSort })}
      />
    </div>
    {hasViews && (
      <div className="noscript:hidden">
        <ToggleGroup
          label="Show as"
          choices={views}
          value={query.view}
          onChange={(view) => change(({ pages }) => ({ view, pages }), true)}
        />
      </div>
    )}
  </div>
);
