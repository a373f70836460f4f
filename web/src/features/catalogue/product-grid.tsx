import type { ReactNode } from "react";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The link of a product in a list of cards or rows, counted from 0: where the keyboard goes on. */
export const linkOfEntry = (list: HTMLElement | null, index: number) =>
  list?.querySelectorAll("article")[index]?.querySelector("a");

/** Products side by side: two on a phone, three on a tablet, four on a desk (three beside a sidebar). */
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

/** Places for `count` cards while they load. */
export const ProductGridSkeleton = ({
  count,
  label = "Loading products...",
  isBesideSidebar = false,
  hasActions = false,
}: {
  count: number;
  label?: string;
  isBesideSidebar?: boolean;
  /** Keeps the place of a button below each card. */
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
