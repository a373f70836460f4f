import { pictureSizes } from "../catalogue/picture-sizes.ts";
import { ProductCard } from "../catalogue/product-card.tsx";
import { ProductGrid } from "../catalogue/product-grid.tsx";
import type { ProductCard_ProductFragment } from "../../graphql/generated.ts";
import { useHearts } from "../wishlist/use-hearts.tsx";

/** The product cards of the latest arrivals, each with a heart. */
export const ArrivalCards = ({ products }: { products: readonly ProductCard_ProductFragment[] }) => {
  const { heartOf } = useHearts();
  return (
    <ProductGrid layout="rowOfFour">
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} heart={heartOf(product)} sizes={pictureSizes.cardInRowOfFour} />
        </li>
      ))}
    </ProductGrid>
  );
};
