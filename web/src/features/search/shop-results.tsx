import { memo } from "react";
import { ProductCards } from "../catalogue/product-cards.tsx";
import { ProductRow } from "../catalogue/product-row.tsx";
import type { ShopView } from "./shop-query.ts";
import type { ShopProduct } from "./shop-page.ts";
import { useCardBuying } from "../cart/buying/use-card-buying.tsx";
import { useHearts } from "../wishlist/use-hearts.tsx";

/** The matching products as cards or rows, each with its buy button. Memoized, so that the filters stay responsive. */
export const ShopResults = memo(function ShopResults({
  products,
  view,
}: {
  products: readonly ShopProduct[];
  view: ShopView;
}) {
  const { actionOf, dialog } = useCardBuying();
  const { heartOf } = useHearts();
  return (
    <>
      {view === "grid" ? (
        <ProductCards products={products} actionOf={actionOf} heartOf={heartOf} isBesideSidebar />
      ) : (
        <ul className="grid gap-6">
          {products.map((product, index) => (
            <li key={product.id} className="border-b border-hairline pb-6">
              <ProductRow
                product={product}
                action={(color) => actionOf(product, color)}
                heart={heartOf(product)}
                loading={index === 0 ? "first" : "lazy"}
              />
            </li>
          ))}
        </ul>
      )}
      {dialog}
    </>
  );
});
