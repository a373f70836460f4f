import type { DemoProduct } from "../demo-product.ts";

/** Wrap dresses in festive silks. */
export const wraps: DemoProduct[] = [
  {
    slug: "sunset-bandhani-wrap-dress",
    title: "Sunset Bandhani Silk Wrap Dress",
    description:
      "A true wrap that ties at the side seam, in modal silk dotted knot by knot by the bandhani tiers of Kutch. The overlap is generous, so sitting cross-legged at a pooja is no worry. Gold sandals turn it towards the evening.",
    category: "party",
    garment: "wrap-dress",
    textile: "bandhani",
    cut: { hem: 980, sleeve: 0.76 },
    price: 4690,
    materials: ["Modal silk", "Hand-tied bandhani"],
    sizes: ["XS", "S", "M", "L", "XL", "XXL"],
    colors: ["Coral", "Madder Red", "Jamun Purple"],
    accent: "Ivory",
    stock: 27,
    ageDays: 21,
    reviews: [
      {
        author: "Ananya Iyer",
        rating: 5,
        ageDays: 16,
        comment:
          "Wrap does not open when you walk, big relief. Coral looked like a sunset in our Goa photos.",
      },
      {
        author: "Aditi Joshi",
        rating: 5,
        ageDays: 12,
        comment: "So soft that I wore it on the flight home also.",
      },
      {
        author: "Nandini Rao",
        rating: 4,
        ageDays: 6,
        comment: "Modal silk feels expensive. Sash could be a little wider.",
      },
      {
        author: "Ishita Ghosh",
        rating: 4,
        ageDays: 3,
        comment: "Ordered M by the size chart and it is perfect. Dry in the shade, the red is strong.",
      },
    ],
  },
  {
    slug: "paithani-border-wrap-dress",
    title: "Paithani Border Silk Wrap Dress",
    description:
      "Plain silk, with all its drama kept for the edge: a Paithani border from Yeola, its parrots and vines woven by tapestry so both sides look the same. The wrap closes with an inner button and an outer tie, and the skirt swings from a flat back. Leave your hair up, so the neckline border shows.",
    category: "party",
    garment: "wrap-dress",
    textile: "brocade",
    cut: { border: true, hem: 900 },
    price: 7900,
    materials: ["Mulberry silk", "Paithani zari border"],
    sizes: ["S", "M", "L", "XL"],
    colors: ["Peacock Teal", "Rani Pink"],
    accent: "Marigold",
    stock: 6,
    ageDays: 76,
    reviews: [
      {
        author: "Sneha Kulkarni",
        rating: 5,
        ageDays: 55,
        comment: "Aai's Paithani love, in a dress that I can wear in Berlin. The munia border is stunning.",
      },
      {
        author: "Farah Siddiqui",
        rating: 3,
        ageDays: 33,
        comment: "Beautiful silk. It needs ironing every single time, keep that in mind.",
      },
      {
        author: "Lakshmi Reddy",
        rating: 5,
        ageDays: 10,
        comment: "Border is same front and back, so even where the wrap opens it looks finished.",
      },
    ],
  },
];
