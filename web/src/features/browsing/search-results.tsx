import { NetworkStatus } from "@apollo/client";
import { useRef } from "react";
import { ProductCards } from "../catalogue/product-cards.tsx";
import { productLinkAt, ProductGridSkeleton } from "../catalogue/product-grid.tsx";
import { productsFound } from "../catalogue/products-found.ts";
import { useSearchPageQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { FailedState } from "../../ui/failed-state.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { toast } from "../../ui/toast.ts";
import { useCardBuying } from "../cart/buying/use-card-buying.tsx";
import { useHearts } from "../wishlist/use-hearts.tsx";
import { searchVariables } from "../catalogue/search-page.ts";
import { NearbyProducts } from "./nearby-products.tsx";

/** The products that match a search term, the best match first. */
export const SearchResults = ({ term, after }: { term: string; after: string | null }) => {
  const { data, error, networkStatus, refetch, fetchMore } = useSearchPageQuery({
    variables: searchVariables(term, after),
  });
  const { actionOf, dialog } = useCardBuying();
  const { heartOf } = useHearts();
  const results = useRef<HTMLElement>(null);
  const list = data?.products;
  const products = list?.edges.map((edge) => edge.node) ?? [];
  const showMore = () =>
    fetchMore({ variables: { after: list?.pageInfo.endCursor } }).catch(() =>
      toast.error("More products could not be loaded. Please try again."),
    );

  return (
    <>
      <p role="status" className="mt-2 min-h-6.5 text-ink-soft tabular-nums">
        {list ? productsFound(list.totalCount) : error ? "" : "Loading products..."}
      </p>
      <section ref={results} aria-label="Products" className="pt-8">
        <h2 className="sr-only">Products</h2>
        {error && !list && (
          <FailedState
            text="The products could not be loaded."
            onRetry={() => void refetch().catch(() => undefined)}
            isRetrying={networkStatus < NetworkStatus.ready}
          />
        )}
        {!list && !error && <ProductGridSkeleton count={8} hasActions />}
        {list && products.length === 0 && (
          <NearbyProducts nearby={list.nearby} actionOf={actionOf} heartOf={heartOf} />
        )}
        {list && products.length > 0 && (
          <>
            <ProductCards products={products} actionOf={actionOf} heartOf={heartOf} />
            <ShowMore
              visibleCount={products.length}
              total={list.totalCount}
              noun="products"
              entryAt={(index) => productLinkAt(results.current, index)}
              hasMore={list.pageInfo.hasNextPage}
              isLoading={networkStatus === NetworkStatus.fetchMore}
              onMore={() => void showMore()}
              nextPage={
                list.pageInfo.hasNextPage && list.pageInfo.endCursor
                  ? paths.search(term, list.pageInfo.endCursor)
                  : undefined
              }
            />
          </>
        )}
      </section>
      {dialog}
    </>
  );
};
