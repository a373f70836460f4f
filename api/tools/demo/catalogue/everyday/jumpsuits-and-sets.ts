import type { DemoProduct } from "../demo-product.ts";

/** One-piece days, and a co-ord for staying in. */
export const jumpsuitsAndSets: DemoProduct[] = [
  {
    slug: "bagh-print-weekend-jumpsuit",
    title: "Bagh Print Weekend Jumpsuit",
    description:
      "Red, black and white, from the village of Bagh in Madhya Pradesh, whose river water carries the copper that fixes the dye. An elastic waist, a loose leg and buttons you can manage with one hand. Toss a denim jacket on top when it rains.",
    category: "everyday",
    garment: "jumpsuit",
    textile: "block-print",
    cut: { neck: "v", sleeve: 0.34, waist: "elastic", leg: "wide", closing: "buttons" },
    price: 1890,
    materials: ["Cotton 100%", "Natural alizarin red"],
    sizes: ["XS", "S", "M", "L", "XL"],
    colors: ["Madder Red", "Kohl Black"],
    accent: "Pearl",
    stock: 20,
    ageDays: 101,
    reviews: [
      {
        author: "Harpreet Kaur",
        rating: 5,
        ageDays: 86,
        comment: "Easy to get in and out of, which I cannot say for other jumpsuits. Bold print.",
      },
      {
        author: "Aditi Joshi",
        rating: 3,
        ageDays: 61,
        comment: "From Indore, so happy to see Bagh here. Length is for tall girls, I folded it.",
      },
      { author: "Tanvi Shah", rating: 4, ageDays: 33, comment: "Packed only this for a weekend in Diu." },
    ],
  },
  {
    slug: "khadi-denim-relaxed-jumpsuit",
    title: "Khadi Denim Relaxed Jumpsuit",
    description:
      "Denim, but spun and woven by hand in Gujarat and dyed in an indigo vat that has been kept alive for years. It starts stiff and fades to your own shape. Contrast topstitching, tool-bag pockets and metal buttons that will outlast the fashion.",
    category: "everyday",
    garment: "jumpsuit",
    textile: "solid",
    cut: { collar: "shirt", sleeve: 0.98, waist: "band", leg: "wide", closing: "buttons", pockets: "patch" },
    price: 2590,
    materials: ["Khadi denim, cotton 100%", "Brass buttons"],
    sizes: ["S", "M", "L", "XL", "XXL"],
    colors: ["Indigo", "Slate"],
    accent: "Marigold",
    stock: 8,
    ageDays: 56,
    reviews: [
      {
        author: "Meher Qureshi",
        rating: 4,
        ageDays: 29,
        comment: "First week stiff like cardboard, third week like a friend.",
      },
      {
        author: "Kavya Menon",
        rating: 2,
        ageDays: 31,
        comment:
          "Too heavy for our humid weather and the blue stained my tan bag. Exchange to slate was quick at least.",
      },
      {
        author: "Sneha Kulkarni",
        rating: 5,
        ageDays: 10,
        comment: "The yellow stitching and brass buttons make it. Very sturdy.",
      },
    ],
  },
  {
    slug: "stripe-lounge-palazzo-coord",
    title: "Mul Stripe Lounge Palazzo Co-ord",
    description:
      "For the hours that are nobody's business. Narrow stripes on double-washed mul, a top that slips over the head and palazzos with a soft drawstring. Decent enough to open the door to the courier, and to go for milk.",
    category: "everyday",
    garment: "palazzo-coord",
    textile: "stripes",
    cut: { neck: "boat", waist: "drawstring", hem: 580, border: false, sleeve: 0.5 },
    price: 1690,
    materials: ["Mul cotton"],
    sizes: ["XS", "S", "M", "L", "XL", "XXL"],
    colors: ["Powder Blue", "Lotus Pink", "Sage"],
    accent: "Ivory",
    stock: 44,
    ageDays: 8.2,
    reviews: [
      {
        author: "Nandini Rao",
        rating: 5,
        ageDays: 4.5,
        comment: "Work from home uniform sorted. The top half is good for video calls.",
      },
      {
        author: "Pooja Banerjee",
        rating: 4,
        ageDays: 2.2,
        comment: "Soft and breathable. Drawstring could be longer.",
      },
    ],
  },
];
