import type { ReviewFit } from "../../../src/features/reviews/review.rules.ts";
import type { Cut } from "../pictures/cut.ts";
import type { Garment, Textile } from "../pictures/draw.ts";

/** A review in the demo shop. */
export type DemoReview = {
  /** The name of one of the demo reviewers. */
  author: string;
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
  /** Days before the load; always less than the product's own age. */
  ageDays: number;
  /** One of the product's sizes. */
  sizeWorn?: string;
  fit?: keyof typeof ReviewFit;
  /** Whether the reviewer added a photograph. */
  hasPhoto?: boolean;
};

/** One product of the demo catalogue, with the parameters of its pictures. */
export type DemoProduct = {
  /** Not displayed. Names the product in tests and is the seed of its pictures. */
  slug: string;
  title: string;
  /** By which the home page finds the garment of its figure. */
  handle?: string;
  description: string;
  category: "party" | "casuals" | "everyday" | "accessories";
  garment: Garment;
  textile: Textile;
  /** What title and description state about the cut. The pictures show it. */
  cut?: Cut;
  /** Whole rupees. */
  price: number;
  materials: string[];
  /** Empty: one size. */
  sizes: string[];
  /** Names from the demo colours, in display order. Empty: no choice of colours. */
  colors: string[];
  /** The demo colour of the pictures of a product without a choice of colours. */
  drawnIn?: string;
  /** The demo colour of pattern and trim. */
  accent: string;
  stock: number;
  /** Days between its creation and the load. */
  ageDays: number;
  reviews: DemoReview[];
};
