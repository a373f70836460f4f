import type { ReactNode, RefObject } from "react";
import { productLinkAt, ProductGridSkeleton } from "../catalogue/product-grid.tsx";
import type { ShopQuery } from "./shop-query.ts";
import { FailedState } from "../../ui/failed-state.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { listUrl, type ListPage } from "./list-page.ts";

type ProductPagesProps = {
  page: ListPage;
  query: ShopQuery;
  list:
    | {
        totalCount: number;
        edges: readonly unknown[];
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
      }
    | undefined;
  isCurrent: boolean;
  isLoading: boolean;
  isMoreLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
  onMore: () => void;
  results: RefObject<HTMLElement | null>;
  /** The products. */
  children: ReactNode;
};

/** The loaded pages of a list with the button for more, its skeleton, and its failure. Nothing for an empty list. */
export const ProductPages = (props: ProductPagesProps) => {
  const { page, query, list, isCurrent, isLoading, hasFailed } = props;
  if (hasFailed)
    return (
      <FailedState text="The products could not be loaded." onRetry={props.retry} isRetrying={isLoading} />
    );
  if (!list) return <ProductGridSkeleton count={9} layout="besideSidebar" hasActions />;
  const { edges, totalCount, pageInfo } = list;
  if (edges.length === 0) return null;
  return (
    <div
      aria-busy={!isCurrent}
      className={`transition-opacity duration-200 ${isCurrent ? "" : "opacity-50"}`}
    >
      {props.children}
      <ShowMore
        visibleCount={edges.length}
        total={totalCount}
        noun="products"
        entryAt={(index) => productLinkAt(props.results.current, index)}
        hasMore={isCurrent && pageInfo.hasNextPage}
        isLoading={props.isMoreLoading}
        onMore={props.onMore}
        nextPage={
          pageInfo.hasNextPage && pageInfo.endCursor
            ? listUrl(page, query, { after: pageInfo.endCursor })
            : undefined
        }
      />
    </div>
  );
};
