import { ProductCards } from "../catalogue/product-cards.tsx";
import { productsFound } from "../catalogue/products-found.ts";
import type { ShopQuery } from "../catalogue/shop-query.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useCardBuying } from "../cart/buying/use-card-buying.tsx";
import { useHearts } from "../wishlist/use-hearts.tsx";
import { FilterButton } from "./filter-button.tsx";
import { FilteredList } from "./filtered-list.tsx";
import { NearbyProducts } from "./nearby-products.tsx";
import { ProductPages } from "./product-pages.tsx";
import { useFilterActions } from "./use-filter-actions.ts";
import { useSearchProducts } from "./use-search-products.ts";
import type { ChangeShopQuery } from "./use-shop-query.ts";

/** The products that match a search term, the best match first, with the filters of the shop. */
export const SearchResults = ({ query, change }: { query: ShopQuery; change: ChangeShopQuery }) => {
  const { showMore, ...state } = useSearchProducts(query, change);
  const { list, isCurrent, isLoading, hasFailed } = state;
  const { actionOf, dialog } = useCardBuying();
  const { heartOf } = useHearts();
  const actions = useFilterActions("search", query, change);
  const { results, appliedCount, clearAll } = actions;
  const products = list?.edges.map((edge) => edge.node) ?? [];
  const message = isLoading
    ? "Loading products..."
    : list && !hasFailed
      ? productsFound(list.totalCount)
      : "";

  return (
    <>
      <FilteredList
        page="search"
        query={query}
        change={change}
        actions={actions}
        facets={list?.facets}
        productCount={isLoading ? undefined : list?.totalCount}
        renderToolbar={(filterPress) => (
          <div className="flex min-h-17 items-center justify-between gap-3 border-y border-hairline py-3">
            <p role="status" className="tabular-nums">
              {message}
            </p>
            <FilterButton appliedCount={appliedCount} press={filterPress} />
          </div>
        )}
      >
        {isCurrent && products.length === 0 && appliedCount > 0 && (
          <EmptyState
            title="No products found"
            text="Try adjusting your filters or search terms"
            action={<Button onClick={clearAll}>Clear All</Button>}
          />
        )}
        {isCurrent && list && products.length === 0 && appliedCount === 0 && (
          <NearbyProducts nearby={list.nearby} actionOf={actionOf} heartOf={heartOf} />
        )}
        <ProductPages page="search" query={query} {...state} results={results} onMore={() => void showMore()}>
          <ProductCards products={products} actionOf={actionOf} heartOf={heartOf} isBesideSidebar />
        </ProductPages>
      </FilteredList>
      {dialog}
    </>
  );
};
