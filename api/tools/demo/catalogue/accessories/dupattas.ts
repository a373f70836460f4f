import type { DemoProduct } from "../demo-product.ts";

/** Dupattas, without a size. */
export const dupattas: DemoProduct[] = [
  {
    slug: "bandhani-gajji-silk-dupatta",
    title: "Bandhani Gajji Silk Dupatta",
    description:
      "Two and a half metres of gajji silk with a raas-mandal of dots in the middle and a border tied so fine that the threads stay in until you pull them. It comes folded with its knots, as dyers in Mandvi sell it. Over a plain black gown it needs no help.",
    category: "accessories",
    garment: "dupatta",
    textile: "bandhani",
    price: 2890,
    materials: ["Gajji silk", "Hand-tied bandhani"],
    sizes: [],
    colors: ["Sindoor Red", "Bottle Green"],
    accent: "Marigold",
    stock: 12,
    ageDays: 69,
    reviews: [
      {
        author: "Tanvi Shah",
        rating: 5,
        ageDays: 60,
        comment: "Opening the knots myself was half the joy. Grandmother approved.",
      },
      {
        author: "Sneha Kulkarni",
        rating: 5,
        ageDays: 43,
        comment: "Draped it on a plain gown for a reception. Rich but not loud.",
      },
      {
        author: "Pooja Banerjee",
        rating: 4,
        ageDays: 17,
        comment: "Gorgeous satin side. It slips off the shoulder, so pin it.",
      },
    ],
  },
  {
    slug: "banarasi-organza-dupatta",
    title: "Banarasi Organza Dupatta",
    description:
      "Kora silk is woven before the gum is washed out, which gives organza its stand. Creepers in zari run along both edges and a single row of paisleys closes each end. Throw it round the neck of a white shirt, or let it float from one shoulder.",
    category: "accessories",
    garment: "dupatta",
    textile: "brocade",
    price: 3450,
    materials: ["Kora silk organza", "Zari border"],
    sizes: [],
    colors: ["Jamun Purple", "Champagne", "Peacock Teal"],
    accent: "Antique Gold",
    stock: 9,
    ageDays: 128,
    reviews: [],
  },
  {
    slug: "kota-leheriya-dupatta",
    title: "Kota Doria Leheriya Dupatta",
    description:
      "Two crafts of one state: the open squares of Kota, then the diagonal waves of Jaipur. It covers you from the sun and lets the wind through. The edge is finished with thread tassels in three of its colours.",
    category: "accessories",
    garment: "dupatta",
    textile: "leheriya",
    price: 1250,
    materials: ["Kota doria cotton", "Thread tassels"],
    sizes: [],
    colors: ["Firozi", "Saffron"],
    accent: "Rani Pink",
    stock: 25,
    ageDays: 6.5,
    reviews: [
      {
        author: "Kavya Menon",
        rating: 4,
        ageDays: 2.8,
        comment: "So airy. I wear it like a stole with jeans and a white tee.",
      },
    ],
  },
];
