import { ProductFacts } from "../catalogue/product-facts.tsx";
import { useNewestReviewsQuery, type ProductPageQuery } from "../../graphql/generated.ts";
import { Review } from "../reviews/review.tsx";

const NewestReviews = ({ productId }: { productId: string }) => {
  const list = useNewestReviewsQuery({ variables: { id: productId } }).data?.product.reviews;
  if (!list || list.edges.length === 0)
    return <p className="py-6 text-ink-soft">No reviews yet. Be the first to review this product!</p>;
  return (
    <ul>
      {list.edges.map(({ node }) => (
        <li key={node.id}>
          <Review review={node} />
        </li>
      ))}
    </ul>
  );
};

/** The closed tabs, specifications and reviews, for a browser without JavaScript. A client with script renders none of it. */
export const DetailsWithoutScript = ({ product }: { product: ProductPageQuery["product"] }) => (
  <noscript>
    {import.meta.env.SSR && (
      <>
        <h3 className="pt-10 text-xl">Specifications</h3>
        <ProductFacts product={product} />
        <h3 className="pt-10 text-xl">Reviews ({product.reviewCount})</h3>
        <NewestReviews productId={product.id} />
      </>
    )}
  </noscript>
);
