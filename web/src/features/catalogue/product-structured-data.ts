import type { ProductPageQuery, NewestReviewsQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import type { PictureFile } from "../../ui/picture.tsx";
import { categoryLabels } from "./category-labels.ts";

type Product = ProductPageQuery["product"];

type Reviews = NewestReviewsQuery["product"]["reviews"]["edges"];

/** A JSON-LD object of schema.org. */
export type StructuredData = Record<string, unknown>;

const widestFile = ({ baseUrl, widths }: PictureFile): string => `${baseUrl}/${widths.at(-1)}.webp`;

/** The URL of a path of the shop, by the origin of the page. */
type AbsoluteUrl = (path: string) => string;

const ratingOf = ({ averageRating, reviewCount }: Product): StructuredData | undefined =>
  averageRating === null || reviewCount === 0
    ? undefined
    : {
        "@type": "AggregateRating",
        ratingValue: Number(averageRating.toFixed(1)),
        reviewCount,
        bestRating: 5,
        worstRating: 1,
      };

const reviewsOf = (reviews: Reviews): StructuredData[] =>
  reviews.map(({ node: { authorName, rating, comment, createdAt } }) => ({
    "@type": "Review",
    author: { "@type": "Person", name: authorName },
    datePublished: createdAt.slice(0, "2026-01-01".length),
    reviewBody: comment,
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
  }));

/** The product with its offer; rating and reviews only if there are some. */
export const productStructuredData = (
  product: Product,
  reviews: Reviews,
  absolute: AbsoluteUrl,
): StructuredData => {
  const url = absolute(paths.product(product.id));
  const rating = ratingOf(product);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": url,
    url,
    name: product.title,
    description: product.description,
    sku: product.id,
    category: categoryLabels[product.category],
    brand: { "@type": "Brand", name: "Saanjh" },
    ...(product.materials.length > 0 && { material: product.materials.join(", ") }),
    ...(product.availableColors.length > 0 && { color: product.availableColors.join(", ") }),
    ...(product.availableSizes.length > 0 && { size: product.availableSizes.join(", ") }),
    ...(product.pictures.length > 0 && {
      image: product.pictures.map((picture) => absolute(widestFile(picture))),
    }),
    offers: {
      "@type": "Offer",
      url,
      priceCurrency: "INR",
      price: product.price.toFixed(2),
      availability: product.stock > 0 ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
      itemCondition: "https://schema.org/NewCondition",
    },
    ...(rating && { aggregateRating: rating }),
    ...(rating && reviews.length > 0 && { review: reviewsOf(reviews) }),
  };
};

/** The way to a page from the home page. */
export const breadcrumbs = (
  steps: readonly { name: string; path: string }[],
  absolute: AbsoluteUrl,
): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absolute(path),
  })),
});
