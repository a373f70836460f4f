import { memo } from "react";
import { ProductCards } from "../catalogue/product-cards.tsx";
import { ProductRow } from "../catalogue/product-row.tsx";
import type { ShopView } from "../catalogue/shop-query.ts";
import type { ShopPageQuery } from "../../graphql/generated.ts";
import { useCardBuying } from "../cart/buying/use-card-buying.tsx";
import { useHearts } from "../wishlist/use-hearts.tsx";

/** Rows in sight when the page opens, on a desk. */
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
        <ProductCards products={products} actionOf={actionOf} heartOf={heartOf} isBesideSidebar />
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
