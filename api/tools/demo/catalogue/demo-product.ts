import type { Garment, Textile } from "../pictures/draw.ts";

/** What a shopper of the demo shop wrote about a product. */
export type DemoReview = {
  /** The name of one of the demo reviewers. */
  author: string;
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
  /** Days before the load; always less than the product's own age. */
  ageDays: number;
};

/** One product of the demo catalogue: all that the shop shows of it, and what its pictures are drawn from. */
export type DemoProduct = {
  /** Never shown; names the product in tests and varies its pictures. */
  slug: string;
  title: string;
  description: string;
  category: "party" | "casuals" | "everyday" | "accessories";
  garment: Garment;
  textile: Textile;
  /** Whole rupees. */
  price: number;
  materials: string[];
  /** Empty: one size. */
  sizes: string[];
  /** Names from the demo colours, the one shown first in front. Empty: as shown. */
  colors: string[];
  /** For a piece without a choice of colours: the demo colour that its pictures are drawn in. */
  drawnIn?: string;
  /** The demo colour of pattern and trim. */
  accent: string;
  stock: number;
  /** How many days before the load it was put in the shop. */
  ageDays: number;
  reviews: DemoReview[];
};
