import type { Person } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

const reviewFields = "id rating comment authorName isVerifiedBuyer isHidden createdAt";
const WRITE = `mutation Write($input: WriteReviewInput!) {
  writeReview(input: $input) { ${reviewFields}
    product { id averageRating reviewCount ratingCounts { rating count } myReview { id } } }
}`;
const HIDE = `mutation Hide($id: ID!, $hidden: Boolean!) { hideReview(input: { reviewId: $id, hidden: $hidden }) { id isHidden } }`;
const PRODUCT = `query Product($id: ID!, $first: Int! = 10, $after: String) {
  product(id: $id) {
    averageRating reviewCount ratingCounts { rating count } myReview { ${reviewFields} }
    reviews(first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } nodes { ${reviewFields} }
    }
  }
}`;

type ReviewFields = {
  id: string;
  rating: number;
  comment: string;
  authorName: string;
  isVerifiedBuyer: boolean;
  isHidden: boolean;
  createdAt: string;
};
export type Figures = {
  averageRating: number | null;
  reviewCount: number;
  ratingCounts: { rating: number; count: number }[];
};
type Product = Figures & {
  myReview: ReviewFields | null;
  reviews: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: ReviewFields[];
  };
};

type Draft = { productId: string; rating?: number; comment?: string; sizeWorn?: string; fit?: string };

/** Writes, reads and hides reviews as the client does. */
export const reviewCalls = ({ gql }: Pick<TestShop, "gql">) => {
  const write = (person: Person, draft: Draft) =>
    gql<{
      writeReview: ReviewFields & { product: Figures & { id: string; myReview: { id: string } | null } };
    }>(WRITE, { input: { rating: 5, comment: "Lovely", ...draft } }, person.token);

  const readProduct = async (
    id: string,
    person?: Person,
    page: { first?: number; after?: string | null } = {},
  ) => (await gql<{ product: Product }>(PRODUCT, { id, ...page }, person?.token)).data.product;

  const hide = (person: Person, id: string, hidden: boolean) => gql(HIDE, { id, hidden }, person.token);
  return { write, readProduct, hide };
};

/** Number of reviews with 5, 4, 3, 2 and 1 stars. */
export const countsOf = ({ ratingCounts }: Figures) => ratingCounts.map(({ count }) => count);
