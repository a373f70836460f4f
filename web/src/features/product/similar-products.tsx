import type { ReactNode } from "react";
import { pictureSizes } from "../catalogue/picture-sizes.ts";
import { ProductCard } from "../catalogue/product-card.tsx";
import { ProductGrid, ProductGridSkeleton } from "../catalogue/product-grid.tsx";
import { useSimilarProductsQuery, type ProductCard_ProductFragment } from "../../graphql/generated.ts";
import { FailedState } from "../../ui/failed-state.tsx";

/** Up to four products of the same category (specification, section 9). Renders nothing without any. */
export const SimilarProducts = ({
  productId,
  heartOf,
}: {
  productId: string;
  heartOf: (product: ProductCard_ProductFragment) => ReactNode;
}) => {
  const { data, error, loading, refetch } = useSimilarProductsQuery({ variables: { id: productId } });
  const products = data?.product.similar ?? [];
  if (data && products.length === 0) return null;
  return (
    <section className="page-width pt-20" aria-labelledby="similar">
      <h2 id="similar" className="mb-8 text-2xl">
        You Might Also Like
      </h2>
      {error && !data && (
        <FailedState
          text="These could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {!data && !error && <ProductGridSkeleton count={4} layout="rowOfFour" />}
      {products.length > 0 && (
        <ProductGrid layout="rowOfFour">
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} heart={heartOf(product)} sizes={pictureSizes.cardInRowOfFour} />
            </li>
          ))}
        </ProductGrid>
      )}
    </section>
  );
};
