import { useMemo } from "react";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { productsFound } from "../features/catalogue/products-found.ts";
import { ProductPages } from "../features/browsing/product-pages.tsx";
import { FilteredList } from "../features/browsing/filtered-list.tsx";
import { shopTitle } from "../features/catalogue/shop-page.ts";
import { ShopResults } from "../features/browsing/shop-results.tsx";
import { Toolbar } from "../features/browsing/toolbar.tsx";
import { useFilterActions } from "../features/browsing/use-filter-actions.ts";
import { useShopProducts } from "../features/browsing/use-shop-products.ts";
import { useShopQuery } from "../features/browsing/use-shop-query.ts";

/**
 * The product list with filters, sort order and view (specification, section 2). On a phone the filters open in a
 * sheet.
 */
export const ShopPage = () => {
  const { query, change } = useShopQuery("shop");
  const { showMore, ...state } = useShopProducts(query, change);
  const { list, isCurrent, isLoading, hasFailed } = state;
  const actions = useFilterActions("shop", query, change);
  const { results, appliedCount, clearAll } = actions;
  const title = shopTitle(query);
  usePageTitle(title);

  const products = useMemo(() => list?.edges.map((edge) => edge.node) ?? [], [list]);
  const isEmpty = isCurrent && products.length === 0;

  return (
    <div className="page-width pt-8 md:pt-12">
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <FilteredList
        page="shop"
        query={query}
        change={change}
        actions={actions}
        facets={list?.facets}
        productCount={isLoading ? undefined : list?.totalCount}
        renderToolbar={(filterPress) => (
          <Toolbar
            query={query}
            change={change}
            appliedCount={appliedCount}
            filterPress={filterPress}
            message={
              isLoading ? "Loading products..." : list && !hasFailed ? productsFound(list.totalCount) : ""
            }
          />
        )}
      >
        {isEmpty && (
          <EmptyState
            title="No products found"
            text="Try adjusting your filters or search terms"
            action={appliedCount > 0 && <Button onClick={clearAll}>Clear All</Button>}
          />
        )}
        <ProductPages
          page="shop"
          query={query}
          {...state}
          results={results}
          onMore={() =>
            void showMore().then((isShown) => isShown && change({ pages: query.pages + 1 }, true))
          }
        >
          <ShopResults products={products} view={query.view} />
        </ProductPages>
      </FilteredList>
    </div>
  );
};
