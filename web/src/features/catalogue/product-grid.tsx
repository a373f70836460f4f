import type { ReactNode } from "react";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The link of the product at `index` (from 0) in a list of cards or rows, for focus after "Show more". */
export const productLinkAt = (list: HTMLElement | null, index: number) =>
  list?.querySelectorAll("article")[index]?.querySelector("a");

/** Columns of a grid on tablets and desktops; a phone has two. A row of four has no product alone in its last line. */
const columns = {
  page: "sm:grid-cols-3 lg:grid-cols-4",
  besideSidebar: "sm:grid-cols-3",
  rowOfFour: "sm:grid-cols-4",
};

/** A grid of products. */
export const ProductGrid = ({
  children,
  layout = "page",
}: {
  children: ReactNode;
  layout?: keyof typeof columns;
}) => (
  <ul className={`grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-6 sm:gap-y-12 ${columns[layout]}`}>{children}</ul>
);

/** Skeletons of `count` cards. */
export const ProductGridSkeleton = ({
  count,
  label = "Loading products...",
  layout = "page",
  hasActions = false,
}: {
  count: number;
  label?: string;
  layout?: keyof typeof columns;
  /** Whether each card has a button below it. */
  hasActions?: boolean;
}) => (
  <LoadingRegion label={label}>
    <ProductGrid layout={layout}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Skeleton className="aspect-3/4" />
          <Skeleton className="mt-3 h-5 w-4/5" />
          <Skeleton className="mt-2 h-4 w-2/5" />
          <Skeleton className="mt-2 h-5 w-3/5" />
          {hasActions && <Skeleton className="mt-3 h-11" />}
        </li>
      ))}
    </ProductGrid>
  </LoadingRegion>
);
