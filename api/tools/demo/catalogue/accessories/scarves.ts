import type { DemoProduct } from "../demo-product.ts";

/** Scarves, without a size. */
export const scarves: DemoProduct[] = [
  {
    slug: "ajrakh-modal-silk-scarf",
    title: "Ajrakh Modal Silk Scarf",
    description:
      "A square of ninety centimetres, printed on both faces in Kutch, so a knot never shows a pale side. Modal silk takes the dye deep and stays put where a slippery twill would not. Neck, wrist, plait or the handle of a bag.",
    category: "accessories",
    garment: "scarf",
    textile: "block-print",
    cut: { form: "rolled" },
    price: 1350,
    materials: ["Modal silk", "Natural dyes"],
    sizes: [],
    colors: ["Indigo", "Madder Red", "Mehendi Green"],
    accent: "Ivory",
    stock: 28,
    ageDays: 91,
    reviews: [
      {
        author: "Devika Nair",
        rating: 5,
        ageDays: 74,
        comment: "The double-side print is the real thing. I carry it on every flight.",
      },
      {
        author: "Aditi Joshi",
        rating: 4,
        ageDays: 46,
        comment: "Gifted to my boss, she wears it weekly. Packing was nice also.",
      },
    ],
  },
  {
    slug: "mul-block-print-scarf",
    title: "Hand-Rolled Mul Block-Print Scarf",
    description:
      "Long, light and printed with one small buti from Sanganer. The edges are rolled between finger and thumb and caught with tiny stitches, two hours to a scarf. A kind first gift, and a kind price.",
    category: "accessories",
    garment: "scarf",
    textile: "block-print",
    cut: { form: "rolled" },
    price: 500,
    materials: ["Mul cotton"],
    sizes: [],
    colors: ["Pearl", "Marigold", "Lotus Pink", "Powder Blue"],
    accent: "Madder Red",
    stock: 58,
    ageDays: 144,
    reviews: [
      {
        author: "Ananya Iyer",
        rating: 5,
        ageDays: 132,
        comment: "Bought five as return gifts, everyone was happy.",
      },
      {
        author: "Harpreet Kaur",
        rating: 4,
        ageDays: 105,
        comment: "Very soft on the neck. Smaller print than I thought but sweet.",
      },
      {
        author: "Farah Siddiqui",
        rating: 4,
        ageDays: 71,
        comment: "The rolled edge is neat by hand. Good for covering the head as well.",
      },
      { author: "Ritika Malhotra", rating: 5, ageDays: 23, comment: "At 500 rupees this is a steal." },
      {
        author: "Kavya Menon",
        rating: 3,
        ageDays: 55,
        comment: "Nice hand finish. Colour is lighter than the picture.",
      },
    ],
  },
];
