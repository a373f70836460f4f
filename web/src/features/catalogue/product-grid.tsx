import type { ReactNode } from "react";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The link of the product at `index` (from 0) in a list of cards or rows, for focus after "Show more". */
export const productLinkAt = (list: HTMLElement | null, index: number) =>
  list?.querySelectorAll("article")[index]?.querySelector("a");

/** A grid of products: two columns on a phone, three on a tablet, four on a desktop (three beside a sidebar). */
export const ProductGrid = ({
  children,
  isBesideSidebar = false,
}: {
  children: ReactNode;
  isBesideSidebar?: boolean;
}) => (
  <ul
    className={`grid grid-cols-2 gap-x-3 gap-y-8 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-12 ${isBesideSidebar ? "" : "lg:grid-cols-4"}`}
  >
    {children}
  </ul>
);

/** Skeletons of `count` cards. */
export const ProductGridSkeleton = ({
  count,
  label = "Loading products...",
  isBesideSidebar = false,
  hasActions = false,
}: {
  count: number;
  label?: string;
  isBesideSidebar?: boolean;
  /** Whether each card has a button below it. */
  hasActions?: boolean;
}) => (
  <LoadingRegion label={label}>
    <ProductGrid isBesideSidebar={isBesideSidebar}>
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
