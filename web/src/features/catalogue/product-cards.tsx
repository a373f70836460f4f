import type { ReactNode } from "react";
import type { ProductCard_ProductFragment } from "../../graphql/generated.ts";
import { pictureSizes } from "./picture-sizes.ts";
import { ProductCard } from "./product-card.tsx";
import { ProductGrid } from "./product-grid.tsx";

type ProductCardsProps<Product> = {
  products: readonly Product[];
  /** What stands below the words of each: the way into the cart. */
  actionOf: (product: Product) => ReactNode;
  /** What stands in the corner of each picture: the heart of the wishlist. */
  heartOf: (product: Product) => ReactNode;
  isBesideSidebar?: boolean;
};

/** A page's products as cards. Those of the first row on a desk are in sight when it opens: their pictures come at once. */
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
            isEager={index < firstRow}
            sizes={isBesideSidebar ? pictureSizes.cardBesideSidebar : pictureSizes.card}
          />
        </li>
      ))}
    </ProductGrid>
  );
};
