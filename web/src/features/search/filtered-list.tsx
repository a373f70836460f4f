import { startTransition, Suspense, useState, type ReactNode } from "react";
import type { Facets_FacetsFragment } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import type { ShopQuery } from "./shop-query.ts";
import { AppliedFilters } from "./applied-filters.tsx";
import type { FilterPress } from "./filter-button.tsx";
import { Filters } from "./filters.tsx";
import { KindChips } from "./kind-chips.tsx";
import type { ListPage } from "./list-page.ts";
import { ShopLinks } from "./shop-links.tsx";
import type { useFilterActions } from "./use-filter-actions.ts";
import type { ChangeShopQuery } from "./use-shop-query.ts";

const FilterSheet = lazyPart(() => import("./filter-sheet.tsx"), "FilterSheet");

type FilterActions = ReturnType<typeof useFilterActions>;

type FilteredListProps = {
  page: ListPage;
  query: ShopQuery;
  change: ChangeShopQuery;
  actions: FilterActions;
  facets: Facets_FacetsFragment | undefined;
  /** Number of products; `undefined` while it loads. */
  productCount: number | undefined;
  renderToolbar: (filterPress: FilterPress) => ReactNode;
  children: ReactNode;
};

/** A list of products with its filters beside it; on a phone they open in a sheet. */
export const FilteredList = ({
  page,
  query,
  change,
  actions: { results, filterQuery, appliedCount, focusProducts, clear, clearAll },
  facets,
  productCount,
  renderToolbar,
  children,
}: FilteredListProps) => {
  const [isSheetOpen, setSheetOpen] = useState<boolean | null>(null);
  const filters = { query, change, facets, hasText: page === "shop" };
  return (
    <div className="mt-2 grid gap-x-10 lg:mt-6 noscript:block! lg:grid-cols-[15rem_minmax(0,1fr)] xl:gap-x-14">
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
      <section ref={results} tabIndex={-1} aria-label="Products" className="min-w-0 outline-none">
        <h2 className="sr-only">Products</h2>
        {renderToolbar({
          onPointerDown: FilterSheet.preload,
          onClick: () => startTransition(() => setSheetOpen(true)),
        })}
        <KindChips query={query} change={change} facets={facets} />
        <ShopLinks page={page} query={query} facets={facets} />
        <div className="empty:mt-0 max-lg:mb-2 max-lg:empty:mb-0 noscript:hidden lg:mt-4">
          <AppliedFilters
            query={filterQuery}
            change={change}
            onLastRemoved={focusProducts}
            onClearAll={clearAll}
          />
        </div>
        <div className="pt-2 lg:pt-6">{children}</div>
      </section>
      {isSheetOpen !== null && (
        <Suspense>
          <FilterSheet
            {...filters}
            isOpen={isSheetOpen}
            onClose={() => setSheetOpen(false)}
            onClear={clear}
            productCount={productCount}
          />
        </Suspense>
      )}
    </div>
  );
};
