import type { ReactNode } from "react";
import { pictureSizes } from "./picture-sizes.ts";
import { ProductCard } from "./product-card.tsx";
import { ProductGrid } from "./product-grid.tsx";
import type { CardProduct } from "./use-card-color.ts";

type ProductCardsProps<Product> = {
  products: readonly Product[];
  /** Below the price. */
  noteOf?: (product: Product) => ReactNode;
  /** The cart button or note below the text of a card, whose pressed colour it gets. */
  actionOf: (product: Product, color?: string) => ReactNode;
  /** The wishlist heart in the corner of a picture. */
  heartOf: (product: Product) => ReactNode;
  isBesideSidebar?: boolean;
};

/**
 * Products as cards. The first picture is the largest element of the first viewport. The others begin to load after the layout,
 * so that on a slow network style and first picture share the line with nothing else.
 */
export const ProductCards = <Product extends CardProduct>({
  products,
  noteOf,
  actionOf,
  heartOf,
  isBesideSidebar = false,
}: ProductCardsProps<Product>) => (
  <ProductGrid layout={isBesideSidebar ? "besideSidebar" : "page"}>
    {products.map((product, index) => (
      <li key={product.id}>
        <ProductCard
          product={product}
          note={noteOf?.(product)}
          action={(color) => actionOf(product, color)}
          heart={heartOf(product)}
          loading={index === 0 ? "first" : "lazy"}
          sizes={isBesideSidebar ? pictureSizes.cardBesideSidebar : pictureSizes.card}
        />
      </li>
    ))}
  </ProductGrid>
);
