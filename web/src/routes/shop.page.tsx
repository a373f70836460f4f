import { Suspense, useMemo, useRef, useState } from "react";
import { productLinkAt, ProductGridSkeleton } from "../features/catalogue/product-grid.tsx";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { FailedState } from "../ui/failed-state.tsx";
import { ShowMore } from "../ui/show-more.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { productsFound } from "../features/catalogue/products-found.ts";
import { appliedFilters, AppliedFilters } from "../features/browsing/applied-filters.tsx";
import { Filters } from "../features/browsing/filters.tsx";
import { shopTitle } from "../features/catalogue/shop-page.ts";
import { nextPageUrl, ShopLinks } from "../features/browsing/shop-links.tsx";
import { ShopResults } from "../features/browsing/shop-results.tsx";
import { Toolbar } from "../features/browsing/toolbar.tsx";
import { useShopProducts } from "../features/browsing/use-shop-products.ts";
import { useShopQuery, withoutFilters } from "../features/browsing/use-shop-query.ts";
import { lazyPart } from "../ui/lazy-part.ts";

const FilterSheet = lazyPart(() => import("../features/browsing/filter-sheet.tsx"), "FilterSheet");

/**
 * The product list with filters, sort order and view (specification, section 2). On a phone the filters open in a
 * sheet.
 */
export const ShopPage = () => {
  const { query, change } = useShopQuery();
  const { list, isCurrent, isLoading, isMoreLoading, hasFailed, retry, showMore } = useShopProducts(query);
  const [isSheetOpen, setSheetOpen] = useState<boolean | null>(null);
  const title = shopTitle(query);
  usePageTitle(title);

  const appliedCount = appliedFilters(query).length;
  const products = useMemo(() => list?.edges.map((edge) => edge.node) ?? [], [list]);
  const filters = { query, change, counts: list?.facets.categories };
  const isEmpty = isCurrent && products.length === 0;

  // Removing the last filter removes the focused chip, so the focus moves to the products.
  const resultsRef = useRef<HTMLElement>(null);
  const focusProducts = () => resultsRef.current?.focus({ preventScroll: true });
  const clearAll = () => {
    focusProducts();
    change(withoutFilters);
  };

  return (
    <div className="page-width pt-8 md:pt-12">
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <div className="mt-6 grid gap-x-10 noscript:block! lg:grid-cols-[15rem_minmax(0,1fr)] xl:gap-x-14">
        <aside
          aria-label="Filters"
          className="-mx-4 hidden self-start px-4 noscript:hidden! lg:sticky lg:top-24 lg:block lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
        >
          <div className="flex items-center justify-between border-y border-hairline py-3">
            <h2 className="font-sans text-base font-semibold tracking-normal">Filters</h2>
            <Button variant="quiet" className="-mr-2" disabled={appliedCount === 0} onClick={clearAll}>
              Clear All
            </Button>
          </div>
          <div className="pt-6 pb-4">
            <Filters {...filters} />
          </div>
        </aside>
        <section ref={resultsRef} tabIndex={-1} aria-label="Products" className="min-w-0 outline-none">
          <h2 className="sr-only">Products</h2>
          <Toolbar
            query={query}
            change={change}
            appliedCount={appliedCount}
            onOpenFilters={() => setSheetOpen(true)}
            message={
              isLoading ? "Loading products..." : list && !hasFailed ? productsFound(list.totalCount) : ""
            }
          />
          <ShopLinks query={query} />
          <div className="mt-4 empty:mt-0 noscript:hidden">
            <AppliedFilters query={query} change={change} onLastRemoved={focusProducts} />
          </div>
          <div className="pt-6">
            {hasFailed && (
              <FailedState text="The products could not be loaded." onRetry={retry} isRetrying={isLoading} />
            )}
            {!list && !hasFailed && <ProductGridSkeleton count={9} isBesideSidebar hasActions />}
            {isEmpty && (
              <EmptyState
                title="No products found"
                text="Try adjusting your filters or search terms"
                action={appliedCount > 0 && <Button onClick={clearAll}>Clear All</Button>}
              />
            )}
            {list && products.length > 0 && (
              <div
                aria-busy={!isCurrent}
                className={`transition-opacity duration-200 ${isCurrent ? "" : "opacity-50"}`}
              >
                <ShopResults products={products} view={query.view} />
                <ShowMore
                  visibleCount={products.length}
                  total={list.totalCount}
                  noun="products"
                  entryAt={(index) => productLinkAt(resultsRef.current, index)}
                  hasMore={isCurrent && list.pageInfo.hasNextPage}
                  isLoading={isMoreLoading}
                  nextPage={
                    list.pageInfo.hasNextPage && list.pageInfo.endCursor
                      ? nextPageUrl(query, list.pageInfo.endCursor)
                      : undefined
                  }
                  onMore={() =>
                    void showMore().then((done) => done && change({ pages: query.pages + 1 }, true))
                  }
                />
              </div>
            )}
          </div>
        </section>
      </div>
      {isSheetOpen !== null && (
        <Suspense>
          <FilterSheet
            {...filters}
            isOpen={isSheetOpen}
            onClose={() => setSheetOpen(false)}
            productCount={isLoading ? undefined : list?.totalCount}
          />
        </Suspense>
      )}
    </div>
  );
};
