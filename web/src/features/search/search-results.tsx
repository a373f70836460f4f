import { ProductCards } from "../catalogue/product-cards.tsx";
import { productsFound } from "./products-found.ts";
import { shownSorts, type ShopQuery } from "./shop-query.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useCardBuying } from "../cart/buying/use-card-buying.tsx";
import { useHearts } from "../wishlist/use-hearts.tsx";
import { listedProducts } from "./listed-products.ts";
import { FilteredList } from "./filtered-list.tsx";
import { NearbyProducts } from "./nearby-products.tsx";
import { ProductPages } from "./product-pages.tsx";
import { searchSorts } from "./search-page.ts";
import { Toolbar } from "./toolbar.tsx";
import { useFilterActions } from "./use-filter-actions.ts";
import type { ChangeShopQuery } from "./use-shop-query.ts";
import { useSearchPageQuery } from "../../graphql/generated.ts";
import { searchVariables } from "./search-page.ts";
import { listState, withMore } from "./list-state.ts";
import { useListStart } from "./use-list-start.ts";

/** The products of a search. */
const useSearchProducts = (query: ShopQuery, change: ChangeShopQuery) => {
  const { refetch, fetchMore, ...result } = useSearchPageQuery({ variables: searchVariables(query) });
  const { isCursorRefused, ...state } = listState(result);
  useListStart(isCursorRefused, change);
  return {
    ...state,
    retry: () => void refetch().catch(() => undefined),
    showMore: () => withMore(fetchMore({ variables: { after: state.list?.pageInfo.endCursor } })),
  };
};

/** The products that match a search term, the best match first, with the filters of the shop. */
export const SearchResults = ({ query, change }: { query: ShopQuery; change: ChangeShopQuery }) => {
  const { showMore, ...state } = useSearchProducts(query, change);
  const { list, isCurrent, isLoading, hasFailed } = state;
  const { actionOf, dialog } = useCardBuying();
  const { heartOf } = useHearts();
  const actions = useFilterActions("search", query, change);
  const { results, appliedCount, clearAll } = actions;
  const products = listedProducts(list);
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
          <Toolbar
            {...{ query, change, message, appliedCount, filterPress }}
            sorts={shownSorts(searchSorts, query, list?.facets)}
            hasViews={false}
          />
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
