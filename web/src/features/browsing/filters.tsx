import type { ShopQuery } from "../catalogue/shop-query.ts";
import { CategoryFilter, type CategoryCounts } from "./category-filter.tsx";
import { PriceFilter } from "./price-filter.tsx";
import { TextFilter } from "./text-filter.tsx";
import type { ChangeShopQuery } from "./use-shop-query.ts";

export type FiltersProps = { query: ShopQuery; counts: CategoryCounts; change: ChangeShopQuery };

/**
 * The three filters of the shop page (specification, section 2), in the sidebar of a desktop and in the sheet of a
 * phone.
 */
export const Filters = ({ query, counts, change }: FiltersProps) => (
  <div className="grid gap-7">
    <TextFilter value={query.text} onChange={(text) => change({ text }, true)} />
    <CategoryFilter
      value={query.categories}
      counts={counts}
      onChange={(categories) => change({ categories })}
    />
    <PriceFilter value={query.price} onChange={(price) => change({ price })} />
  </div>
);
