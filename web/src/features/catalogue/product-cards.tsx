import type { ReactNode } from "react";
import type { ProductCard_ProductFragment } from "../../graphql/generated.ts";
import { pictureSizes } from "./picture-sizes.ts";
import { loadingAt } from "./picture-loading.ts";
import { ProductCard } from "./product-card.tsx";
import { ProductGrid } from "./product-grid.tsx";

type ProductCardsProps<Product> = {
  products: readonly Product[];
  /** The cart button or note below the text of a card. */
  actionOf: (product: Product) => ReactNode;
  /** The wishlist heart in the corner of a picture. */
  heartOf: (product: Product) => ReactNode;
  isBesideSidebar?: boolean;
};

/** Products as cards. Pictures of the first desktop row are in the first viewport, so they are loaded eagerly. */
export const ProductCards = <Product extends ProductCard_ProductFragment>({
  products,
  actionOf,
  heartOf,
  isBesideSidebar = false,
}: ProductCardsProps<Product>) => {
  const firstRow = isBesideSidebar ? 3 : 4;
  return (
    <ProductGrid isBesideSidebar={isBesideSidebar}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            action={actionOf(product)}
            heart={heartOf(product)}
            loading={loadingAt(index, firstRow)}
            sizes={isBesideSidebar ? pictureSizes.cardBesideSidebar : pictureSizes.card}
          />
        </li>
      ))}
    </ProductGrid>
  );
};
