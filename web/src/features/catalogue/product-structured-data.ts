import type { ProductPageQuery, NewestReviewsQuery } from "../../graphql/generated.ts";
import { shop } from "../../shop.ts";
import { paths } from "../../paths.ts";
import { indianDay } from "../../ui/dates.ts";
import type { PictureFile } from "../../ui/picture.tsx";
import { categoryLabels } from "./category-labels.ts";

type Product = ProductPageQuery["product"];

type ServerOnly = NewestReviewsQuery["product"];

type Reviews = ServerOnly["reviews"]["edges"];

type Variant = ServerOnly["variants"][number];

/** A JSON-LD object of schema.org. */
export type StructuredData = Record<string, unknown>;

const widestFile = ({ baseUrl, widths }: PictureFile): string => `${baseUrl}/${widths.at(-1)}.webp`;

/** The URL of a path of the shop, by the origin of the page. */
type AbsoluteUrl = (path: string) => string;

const availabilityOf = (stock: number): string =>
  stock > 0 ? "https://schema.org/InStock" : "https://schema.org/OutOfStock";

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
    datePublished: indianDay(new Date(createdAt)),
    reviewBody: comment,
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
  }));

/** The codes of a variant: of its barcode only a GTIN means something to others. */
const codesOf = ({ sku, barcode }: Variant): StructuredData => ({
  sku,
  ...(barcode !== null && /^(?:\d{8}|\d{12,14})$/.test(barcode) && { gtin: barcode }),
});

/** The product with its offer; rating and reviews only if there are some. */
export const productStructuredData = (
  product: Product,
  { reviews, variants }: { reviews: Reviews; variants: readonly Variant[] },
  absolute: AbsoluteUrl,
): StructuredData => {
  const url = absolute(paths.product(product));
  const rating = ratingOf(product);
  const [first, ...others] = variants;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": url,
    url,
    name: product.title,
    description: product.description,
    ...(first && others.length === 0 ? codesOf(first) : { sku: product.id }),
    category: categoryLabels[product.category],
    brand: { "@type": "Brand", name: shop().name },
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
      ...(product.priceEndsAt !== null && { priceValidUntil: product.priceEndsAt }),
      availability: availabilityOf(product.stock),
      itemCondition: "https://schema.org/NewCondition",
    },
    ...(rating && { aggregateRating: rating }),
    ...(rating && reviews.length > 0 && { review: reviewsOf(reviews) }),
  };
};

const stockOf = ({ stockUnits, stock }: Product, { size, color }: Variant): number =>
  stockUnits.find((unit) => unit.size === size && unit.color === color)?.stock ?? stock;

/** The sizes and colours of a product, each with its codes, page and stock; none for a product of one size and colour. */
export const variantStructuredData = (
  product: Product,
  variants: readonly Variant[],
  absolute: AbsoluteUrl,
): StructuredData[] => {
  if (variants.length < 2) return [];
  const url = absolute(paths.product(product));
  const hasVariant = variants.map((variant): StructuredData => {
    const { size, color } = variant;
    const address = new URL(url);
    if (color !== null) address.searchParams.set("color", color);
    if (size !== null) address.searchParams.set("size", size);
    return {
      "@type": "Product",
      ...codesOf(variant),
      name: [product.title, size, color].filter(Boolean).join(", "),
      ...(size !== null && { size }),
      ...(color !== null && { color }),
      offers: {
        "@type": "Offer",
        url: address.href,
        priceCurrency: "INR",
        price: product.price.toFixed(2),
        availability: availabilityOf(stockOf(product, variant)),
      },
    };
  });
  return [
    {
      "@context": "https://schema.org",
      "@type": "ProductGroup",
      "@id": `${url}#variants`,
      productGroupID: product.id,
      name: product.title,
      url,
      variesBy: [
        ...(variants.some(({ size }) => size !== null) ? ["https://schema.org/size"] : []),
        ...(variants.some(({ color }) => color !== null) ? ["https://schema.org/color"] : []),
      ],
      hasVariant,
    },
  ];
};

const isoDuration = (seconds: number): string => `PT${Math.max(1, Math.round(seconds))}S`;

/** The video of a product. Search engines need a picture of it; without one it is not named. */
export const videoStructuredData = (
  { title, description, video, pictures }: Product,
  absolute: AbsoluteUrl,
): StructuredData[] => {
  const poster = video?.poster ?? pictures[0];
  if (!video || !poster) return [];
  return [
    {
      "@context": "https://schema.org",
      "@type": "VideoObject",
      name: title,
      description,
      thumbnailUrl: absolute(widestFile(poster)),
      contentUrl: absolute(video.url),
      uploadDate: video.addedAt,
      duration: isoDuration(video.seconds),
    },
  ];
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
