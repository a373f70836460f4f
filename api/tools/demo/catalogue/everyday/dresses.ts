import type { DemoProduct } from "../demo-product.ts";

/** Button-through and wrap dresses for home, market and holiday. */
export const dresses: DemoProduct[] = [
  {
    slug: "sanganeri-floral-shirt-dress",
    title: "Sanganeri Floral Shirt Dress",
    description:
      "Sanganer's printers are known for flowers so fine that a bud may need five blocks. Ours are scattered on soft cotton, washed in the river Dhund the old way, and made up as a roomy shirt dress. It is the thing you reach for when nothing is planned.",
    category: "everyday",
    garment: "shirt-dress",
    textile: "block-print",
    cut: { waist: "sash", hem: 820, sleeve: 0.42 },
    price: 1790,
    materials: ["Cotton cambric 100%"],
    sizes: ["XS", "S", "M", "L", "XL", "XXL"],
    colors: ["Lotus Pink", "Powder Blue", "Marigold"],
    accent: "Pearl",
    stock: 48,
    ageDays: 31,
    reviews: [
      {
        author: "Kavya Menon",
        rating: 5,
        ageDays: 26,
        comment: "So light, so pretty. Wore it to a picnic and then straight to a movie.",
      },
      {
        author: "Ananya Iyer",
        rating: 4,
        ageDays: 20,
        comment: "Pink print is delicate like old bedsheets at my paati's house, I mean that as praise.",
      },
      {
        author: "Nandini Rao",
        rating: 5,
        ageDays: 14,
        comment: "Easy to nurse in, all buttons. New mothers please note.",
      },
      {
        author: "Harpreet Kaur",
        rating: 3,
        ageDays: 9,
        comment: "Loose fit, I could have gone one size down.",
      },
      {
        author: "Ishita Ghosh",
        rating: 3,
        ageDays: 17,
        comment: "Good print, thinner cotton than I had hoped for.",
      },
    ],
  },
  {
    slug: "kerala-kasavu-shirt-dress",
    title: "Kerala Kasavu Shirt Dress",
    description:
      "Unbleached cotton from Balaramapuram with a line of kasavu down the placket and round the hem. The loom is a throw-shuttle one, the gold thread is washable, and the shirt shape makes it fit for more than Onam. Let it dry in the shade and it keeps its cream.",
    category: "everyday",
    garment: "shirt-dress",
    textile: "solid",
    cut: { waist: "sash", ornament: "kasavu", hem: 940, pockets: "none" },
    price: 2190,
    materials: ["Handloom cotton 100%", "Kasavu border"],
    sizes: ["S", "M", "L", "XL"],
    colors: ["Ivory"],
    accent: "Antique Gold",
    stock: 1,
    ageDays: 85,
    reviews: [
      {
        author: "Devika Nair",
        rating: 5,
        ageDays: 76,
        comment:
          "Wore it for Onam lunch at office and my amma wants one too. Kasavu has not blackened after washing.",
      },
      {
        author: "Kavya Menon",
        rating: 5,
        ageDays: 64,
        comment: "Exactly the right cream. Simple and graceful.",
      },
      {
        author: "Pooja Banerjee",
        rating: 4,
        ageDays: 38,
        comment: "Pretty, like our laal paar but Kerala style. You need a beige slip.",
      },
    ],
  },
  {
    slug: "weekend-ajrakh-wrap-dress",
    title: "Weekend Ajrakh Wrap Dress",
    description:
      "Ajrakh on mul, which is the softest thing the Khatris print on. It wraps twice and ties in front, so it fits before lunch and after. The geometric border, usually lost in cutting, is saved here for the sash.",
    category: "everyday",
    garment: "wrap-dress",
    textile: "block-print",
    cut: { hem: 860, border: true },
    price: 1990,
    materials: ["Mul cotton", "Natural dyes"],
    sizes: ["XS", "S", "M", "L", "XL"],
    colors: ["Rust", "Indigo"],
    accent: "Ivory",
    stock: 34,
    ageDays: 67,
    reviews: [
      { author: "Tanvi Shah", rating: 5, ageDays: 57, comment: "Mul ajrakh is heaven in Ahmedabad heat." },
      {
        author: "Meher Qureshi",
        rating: 4,
        ageDays: 39,
        comment: "Thin but not transparent. Sash with the border is a nice detail.",
      },
      {
        author: "Aditi Joshi",
        rating: 3,
        ageDays: 22,
        comment: "Comfortable, but the front opens a bit in the wind on my scooter.",
      },
    ],
  },
  {
    slug: "leheriya-monsoon-wrap-dress",
    title: "Leheriya Monsoon Wrap Dress",
    description:
      "In Rajasthan leheriya is worn to welcome the rains, and this dress is made for that month. The voile dries between two showers and its zigzags forgive a splash. An adjustable tie means it passes between sisters without argument.",
    category: "everyday",
    garment: "wrap-dress",
    textile: "leheriya",
    cut: { hem: 800, sleeve: 0.34 },
    price: 1690,
    materials: ["Cotton voile 100%"],
    sizes: ["S", "M", "L", "XL", "XXL"],
    colors: ["Firozi", "Mehendi Green", "Rani Pink"],
    accent: "Pearl",
    stock: 39,
    ageDays: 3.7,
    reviews: [
      {
        author: "Sneha Kulkarni",
        rating: 4,
        ageDays: 1.1,
        comment: "Got caught in Pune rain on the very first day. Dried fast and no colour ran.",
      },
    ],
  },
];
