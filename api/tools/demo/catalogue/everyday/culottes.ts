import type { DemoProduct } from "../demo-product.ts";

/** Loose culottes with elastic at the waist. */
export const culottes: DemoProduct[] = [
  {
    slug: "kalamkari-wide-culottes",
    title: "Kalamkari Wide Culottes",
    description:
      "Big Machilipatnam flowers with plenty of ground between them, on cotton that has been treated with buffalo milk and myrobalan before a block touches it. Wide legs, a flat front and an elastic back. Add a plain top and you are dressed.",
    category: "everyday",
    garment: "culottes",
    textile: "block-print",
    cut: { waist: "band", leg: "wide", hem: 880, border: true },
    price: 990,
    materials: ["Cotton 100%", "Natural dyes"],
    sizes: ["S", "M", "L", "XL", "XXL"],
    colors: ["Wine", "Mehendi Green", "Indigo"],
    accent: "Sand",
    stock: 50,
    ageDays: 26,
    reviews: [
      {
        author: "Lakshmi Reddy",
        rating: 5,
        ageDays: 21,
        comment: "Under a thousand for true kalamkari. Bought two, gifting one.",
      },
      {
        author: "Harpreet Kaur",
        rating: 3,
        ageDays: 15,
        comment: "Airy and modest. Had a slight milk smell in the beginning, went in one wash.",
      },
      {
        author: "Meher Qureshi",
        rating: 4,
        ageDays: 6,
        comment: "Print is large, looks best with a fitted top.",
      },
    ],
  },
  {
    slug: "slub-khadi-drawstring-culottes",
    title: "Slub Khadi Drawstring Culottes",
    description:
      "Uneven yarn gives this khadi its grain, like handmade paper. The drawstring is plaited from the same thread, the pockets are set into the seam, and a gusset leaves room to move, even for yoga. Colours come from pomegranate rind, iron and madder.",
    category: "everyday",
    garment: "culottes",
    textile: "solid",
    cut: { waist: "drawstring", hem: 850 },
    price: 1090,
    materials: ["Khadi cotton 100%", "Natural dyes"],
    sizes: ["XS", "S", "M", "L", "XL", "XXL"],
    colors: ["Mustard", "Slate", "Terracotta"],
    accent: "Coffee",
    stock: 32,
    ageDays: 0.2,
    reviews: [],
  },
];
