import { memo } from "react";
import { pictureSizes } from "../../catalogue/picture-sizes.ts";
import { ProductCard } from "../../catalogue/product-card.tsx";
import { ProductGrid } from "../../catalogue/product-grid.tsx";
import { ProductRow } from "../../catalogue/product-row.tsx";
import type { ShopView } from "../../catalogue/shop-query.ts";
import type { ShopPageQuery } from "../../graphql/generated.ts";
import { useCardBuying } from "../buying/use-card-buying.tsx";
import { useHearts } from "../hearts/use-hearts.tsx";

/** In sight when the page opens, on a desk. */
const FIRST_IN_SIGHT = 3;

/** The products found, as cards or as rows, each with its way into the cart. Drawn anew only when they change: filters stay quick. */
export const ShopResults = memo(function ShopResults({
  products,
  view,
}: {
  products: readonly ShopPageQuery["products"]["edges"][number]["node"][];
  view: ShopView;
}) {
  const { actionOf, dialog } = useCardBuying();
  const { heartOf } = useHearts();
  return (
    <>
      {view === "grid" ? (
        <ProductGrid isBesideSidebar>
          {products.map((product, index) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                action={actionOf(product)}
                heart={heartOf(product)}
                isEager={index < FIRST_IN_SIGHT}
                sizes={pictureSizes.cardBesideSidebar}
              />
            </li>
          ))}
        </ProductGrid>
      ) : (
        <ul className="grid gap-6">
          {products.map((product, index) => (
            <li key={product.id} className="border-b border-hairline pb-6">
              <ProductRow
                product={product}
                action={actionOf(product)}
                heart={heartOf(product)}
                isEager={index < FIRST_IN_SIGHT}
              />
            </li>
          ))}
        </ul>
      )}
      {dialog}
    </>
  );
});
