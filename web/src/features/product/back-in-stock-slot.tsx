import { Suspense } from "react";
import type { ProductPageQuery } from "../../graphql/generated.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useIsHydrated } from "../../ui/use-is-hydrated.ts";
import type { BuyBoxState } from "./use-buy-box.ts";

const BackInStock = lazyPart(() => import("./back-in-stock.tsx"), "BackInStock");

/** The place of `BackInStock`, whose code only pages of sold-out pieces load. */
export const BackInStockSlot = ({
  product,
  box,
}: {
  product: ProductPageQuery["product"];
  box: BuyBoxState;
}) => {
  const space = <div className="h-23 noscript:hidden" />;
  return useIsHydrated() ? (
    <Suspense fallback={space}>
      <BackInStock product={product} box={box} />
    </Suspense>
  ) : (
    space
  );
};
