import type { DemoProduct } from "../demo-product.ts";

/** One zip or two pieces: an office look without thinking about it. */
export const jumpsuitsAndSets: DemoProduct[] = [
  {
    slug: "chikankari-tailored-jumpsuit",
    title: "Chikankari Tailored Jumpsuit",
    description:
      "A clean-lined jumpsuit in cotton satin, with chikankari vines climbing both side panels. The embroidery was finished in Lucknow before cutting, so no stitch is sliced at a seam. A fly at the front, a shaped waist and straight trousers: wear it to work, add earrings, stay out.",
    category: "casuals",
    garment: "jumpsuit",
    textile: "chikankari",
    cut: { neck: "v", sleeve: 0, waist: "seam", leg: "straight", closing: "placket" },
    price: 3290,
    materials: ["Cotton satin 97%, elastane 3%", "Chikankari hand embroidery"],
    sizes: ["XS", "S", "M", "L", "XL"],
    colors: ["Sage", "Slate", "Rose Dust"],
    accent: "Pearl",
    stock: 13,
    ageDays: 24.5,
    reviews: [
      {
        author: "Aditi Joshi",
        rating: 5,
        ageDays: 19,
        comment:
          "The stretch is just enough for a long train ride. Embroidery on the sides makes you look taller.",
      },
      {
        author: "Meher Qureshi",
        rating: 4,
        ageDays: 14,
        comment: "Slate is a dream. Rose would need careful undergarments, I think.",
      },
      {
        author: "Devika Nair",
        rating: 5,
        ageDays: 7,
        comment: "Nobody at my office had seen chikan on a jumpsuit. Very good tailoring.",
      },
    ],
  },
  {
    slug: "khadi-twill-utility-jumpsuit",
    title: "Khadi Twill Utility Jumpsuit",
    description:
      "Six pockets, flat-felled seams, and a twill from Wardha that takes creases as if they were planned. It is cut with a little extra in the rise, so you can bend to a lower shelf without regret. Made for people who carry a measuring tape to work.",
    category: "casuals",
    garment: "jumpsuit",
    textile: "solid",
    cut: {
      collar: "shirt",
      sleeve: 0.62,
      waist: "band",
      leg: "straight",
      closing: "buttons",
      pockets: "patch",
    },
    price: 3490,
    materials: ["Khadi cotton twill 100%", "Metal zip"],
    sizes: ["S", "M", "L", "XL", "XXL"],
    colors: ["Charcoal", "Mehendi Green", "Rust"],
    accent: "Camel",
    stock: 17,
    ageDays: 158,
    reviews: [
      {
        author: "Sneha Kulkarni",
        rating: 5,
        ageDays: 133,
        comment: "I am an architect and this is my site uniform. Sturdy zip, pockets where the hand goes.",
      },
      {
        author: "Harpreet Kaur",
        rating: 4,
        ageDays: 79,
        comment: "Very practical. Feels thick in May, excellent from October.",
      },
    ],
  },
  {
    slug: "kalamkari-print-palazzo-coord",
    title: "Kalamkari Print Palazzo Co-ord",
    description:
      "Trees of life and small birds, block-printed at Pedana on the Andhra coast with jaggery black and alizarin red. The tunic and the palazzos share one print in two scales. Together they are a dress; apart they stretch to five outfits.",
    category: "casuals",
    garment: "palazzo-coord",
    textile: "block-print",
    cut: { neck: "v", hem: 640 },
    price: 3190,
    materials: ["Cotton 100%", "Natural dyes"],
    sizes: ["S", "M", "L", "XL", "XXL"],
    colors: ["Mustard", "Madder Red", "Sage"],
    accent: "Kohl Black",
    stock: 28,
    ageDays: 94,
    reviews: [
      {
        author: "Lakshmi Reddy",
        rating: 5,
        ageDays: 73,
        comment: "The birds are so sweet when you look close. Mustard gets brighter after wash.",
      },
      {
        author: "Ananya Iyer",
        rating: 4,
        ageDays: 48,
        comment:
          "Comfy as nightwear, decent as office wear. Elastic at the back only, so the front looks flat.",
      },
      {
        author: "Ishita Ghosh",
        rating: 5,
        ageDays: 25,
        comment: "Kept both pieces on rotation for a month. No fading.",
      },
    ],
  },
  {
    slug: "soft-linen-palazzo-suit",
    title: "Soft Linen Palazzo Suit",
    description:
      "Think of a trouser suit that has gone on holiday: an easy top with pressed side seams, palazzos with a proper fly and a crease. The linen is washed twice with stones at our Tiruppur unit, and feels as if you had owned it for years. Loafers by day, juttis by night.",
    category: "casuals",
    garment: "palazzo-coord",
    textile: "solid",
    cut: { collar: "shirt", waist: "seam", border: false },
    price: 3990,
    materials: ["Linen 55%", "Cotton 45%"],
    sizes: ["XS", "S", "M", "L", "XL"],
    colors: ["Sand", "Terracotta"],
    accent: "Coffee",
    stock: 10,
    ageDays: 192,
    reviews: [],
  },
];
