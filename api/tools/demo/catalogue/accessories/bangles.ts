import type { DemoProduct } from "../demo-product.ts";

/** Bangles, sized by their inner width in the Indian way: 2.4 is two and a quarter inches. */
export const bangles: DemoProduct[] = [
  {
    slug: "jaipur-lac-bangles",
    title: "Jaipur Lac Bangle Pair",
    description:
      "Warm lac is rolled over coals in Maniharon ka Rasta, wound on a wooden form and set with slips of mirror before it cools. No two wave alike. Mix the pair with plain glass bangles, and keep them away from the stove.",
    category: "accessories",
    garment: "bangles",
    textile: "leheriya",
    cut: { form: "pair" },
    price: 450,
    materials: ["Natural lac", "Mirror glass"],
    sizes: ["2.4", "2.6", "2.8"],
    colors: ["Rani Pink", "Emerald", "Marigold"],
    accent: "Ivory",
    stock: 46,
    ageDays: 79,
    reviews: [],
  },
  {
    slug: "brass-kada-stacking-set",
    title: "Hammered Brass Kada Stacking Set",
    description:
      "Five kadas from Moradabad: two hammered, two plain and one engraved with a vine. The brass is solid, without lacquer, so it mellows; lemon and ash bring the shine back. Wear all of them on one arm.",
    category: "accessories",
    garment: "bangles",
    textile: "solid",
    cut: { form: "stack" },
    price: 850,
    materials: ["Brass 100%"],
    sizes: ["2.4", "2.6", "2.8"],
    colors: ["Antique Gold", "Copper"],
    accent: "Coffee",
    stock: 2,
    ageDays: 99,
    reviews: [
      {
        author: "Meher Qureshi",
        rating: 5,
        ageDays: 80,
        comment: "Solid weight and a lovely clink. I clean them with pitambari, shine is back.",
      },
      {
        author: "Ishita Ghosh",
        rating: 3,
        ageDays: 36,
        comment: "Left a slight green mark in the humid weeks, as brass does. Still wear them daily.",
      },
    ],
  },
  {
    slug: "silk-thread-bangle-set",
    title: "Silk-Thread Wrapped Bangle Set",
    description:
      "Six slim bangles wound edge to edge in silk thread by a women's group in Madurai, with one broader piece studded in kundan-style glass. Choose the colour of a border rather than of the whole outfit. They make no noise, which teachers tell us they like.",
    category: "accessories",
    garment: "bangles",
    textile: "stripes",
    cut: { form: "thread" },
    price: 390,
    materials: ["Silk thread", "Recycled brass core", "Glass stones"],
    sizes: ["2.4", "2.6", "2.8"],
    colors: ["Peacock Teal", "Wine", "Emerald"],
    accent: "Antique Gold",
    stock: 35,
    ageDays: 23,
    reviews: [],
  },
];
