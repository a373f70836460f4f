import { expect, it } from "vitest";
import { productStructuredData } from "./product-structured-data.ts";

type Product = Parameters<typeof productStructuredData>[0];
type Reviews = Parameters<typeof productStructuredData>[1]["reviews"];

/** What the data of a review need of its product. */
const product = {
  id: "1",
  slug: "kurta",
  title: "Kurta",
  price: 1499,
  priceEndsAt: null,
  stock: 1,
  averageRating: 5,
  reviewCount: 1,
  materials: [],
  availableColors: [],
  availableSizes: [],
  pictures: [],
} as unknown as Product;

it.each([
  ["2026-03-31T18:29:59.999Z", "2026-03-31"],
  ["2026-03-31T18:30:26.000Z", "2026-04-01"],
])("dates a review of %s by the day in India: %s", (createdAt, day) => {
  const reviews = [
    { node: { authorName: "Asha", rating: 5, comment: "Lovely", createdAt } },
  ] as unknown as Reviews;
  const data = productStructuredData(
    product,
    { reviews, variants: [] },
    (path) => `https://shop.example${path}`,
  );
  expect(data["review"]).toMatchObject([{ datePublished: day }]);
});
