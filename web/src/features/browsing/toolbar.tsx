import { sorts, type ShopQuery, type ShopView } from "../catalogue/shop-query.ts";
import type { ProductSort } from "../../graphql/generated.ts";
import { GridIcon, ListIcon } from "../../ui/icons.tsx";
import { Select } from "../../ui/select.tsx";
import { ToggleGroup } from "../../ui/toggle-group.tsx";
import { FilterButton, type FilterPress } from "./filter-button.tsx";
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
  /** Number of filters that are set, shown on the button of a phone. */
  appliedCount: number;
  filterPress: FilterPress;
};

/** The bar above the products: their number, the sort order and the view. */
export const Toolbar = ({ query, change, message, appliedCount, filterPress }: ToolbarProps) => (
  <div className="grid grid-cols-2 noscript:block! items-center gap-3 border-y border-hairline py-3 lg:grid-cols-[minmax(0,1fr)_13rem_auto]">
    <FilterButton appliedCount={appliedCount} press={filterPress} />
    <p role="status" className="tabular-nums max-lg:order-2">
      {message}
    </p>
    <Select
      label="Sort by"
      className="noscript:hidden"
      isLabelHidden
      isCompact
      value={query.sort}
      choices={sorts}
      onChange={(event) => change({ sort: event.target.value as ProductSort })}
    />
    <div className="justify-self-end noscript:hidden max-lg:order-3">
      <ToggleGroup
        label="Show as"
        choices={views}
        value={query.view}
        onChange={(view) => change({ view, pages: query.pages }, true)}
      />
    </div>
  </div>
);
