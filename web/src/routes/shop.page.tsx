import { useMemo } from "react";
import { Button, ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { paths } from "../paths.ts";
import { CollectionHead } from "../features/search/collection-head.tsx";
import { productsFound } from "../features/search/products-found.ts";
import { ProductPages } from "../features/search/product-pages.tsx";
import { listedProducts } from "../features/search/listed-products.ts";
import { FilteredList } from "../features/search/filtered-list.tsx";
import { shopTitle } from "../features/search/shop-page.ts";
import { shownSorts, sortsOf } from "../features/search/shop-query.ts";
import { ShopResults } from "../features/search/shop-results.tsx";
import { Toolbar } from "../features/search/toolbar.tsx";
import { useFilterActions } from "../features/search/use-filter-actions.ts";
import { useShopCollection } from "../features/search/use-shop-collection.ts";
import { useShopProducts } from "../features/search/use-shop-products.ts";
import { onePageMoreOf, useShopQuery } from "../features/search/use-shop-query.ts";

const wholeShop = <ButtonLink to={paths.shop()}>See the whole shop</ButtonLink>;

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
  const collection = useShopCollection(query, change);
  const isGone = collection === null;
  const title = shopTitle(query, collection?.title);
  usePageTitle(isGone ? "Collection not found" : title);

  const products = useMemo(() => listedProducts(list), [list]);
  const isEmpty = isCurrent && products.length === 0;

  if (isGone)
    return (
      <EmptyState
        level="h1"
        title="This collection is no longer available"
        text="Its pieces may still be in the shop."
        action={wholeShop}
      />
    );
  return (
    <div className="page-width pt-6 md:pt-12">
      {query.collection ? (
        <CollectionHead title={title} collection={collection} />
      ) : (
        <h1 className="text-2xl md:text-3xl">{title}</h1>
      )}
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
            sorts={shownSorts(sortsOf(query), query, list?.facets)}
            hasViews
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
            text={
              appliedCount > 0 || !query.collection
                ? "Try adjusting your filters or search terms"
                : "The pieces of this collection are not in the shop today"
            }
            action={
              appliedCount > 0 ? <Button onClick={clearAll}>Clear All</Button> : query.collection && wholeShop
            }
          />
        )}
        <ProductPages
          page="shop"
          query={query}
          {...state}
          results={results}
          onMore={() => void showMore().then((isShown) => isShown && change(onePageMoreOf(query), true))}
        >
          <ShopResults products={products} view={query.view} />
        </ProductPages>
      </FilteredList>
    </div>
  );
};
