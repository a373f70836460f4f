import type { DemoProduct } from "../demo-product.ts";

/** Blazers and a jumpsuit for the night. */
export const eveningTailoring: DemoProduct[] = [
  {
    slug: "banarasi-brocade-evening-blazer",
    title: "Banarasi Brocade Evening Blazer",
    description:
      "A sharply cut blazer in kadhua brocade, where every buti is woven on its own and no thread floats behind it. Canvas in the chest, soft shoulders and a full lining of cupro keep it from feeling like costume. Over trousers it is a suit; over a slip dress it is an event.",
    category: "party",
    garment: "blazer",
    textile: "brocade",
    cut: { collar: "notch", hem: 610 },
    price: 7490,
    materials: ["Silk brocade", "Zari", "Cupro lining"],
    sizes: ["XS", "S", "M", "L", "XL"],
    colors: ["Midnight Blue", "Wine", "Emerald"],
    accent: "Antique Gold",
    stock: 12,
    ageDays: 28,
    reviews: [
      {
        author: "Meher Qureshi",
        rating: 5,
        ageDays: 20,
        comment:
          "Bought it for a wedding and wore it again to the office party that same week. Sits like a tailored piece.",
      },
      {
        author: "Nandini Rao",
        rating: 5,
        ageDays: 15,
        comment: "Finishing at the lapel is very clean and the motifs match at the front. Worth it.",
      },
      {
        author: "Ishita Ghosh",
        rating: 4,
        ageDays: 9,
        comment: "Midnight blue looks black at night. Still lovely, and it has a proper inside pocket.",
      },
      {
        author: "Lakshmi Reddy",
        rating: 3,
        ageDays: 5,
        comment: "Very good brocade. XL is closer to an L at the arms, so I could not keep it.",
      },
    ],
  },
  {
    slug: "patola-ikat-dinner-blazer",
    title: "Patola Ikat Dinner Blazer",
    description:
      "The silk is single-ikat patola from Rajkot, its yarn tied and dyed before it ever meets the loom, which is why the edges of the motif look softly out of focus. Cut long and lean with covered buttons and a vent at the back. Keep everything under it black.",
    category: "party",
    garment: "blazer",
    textile: "ikat",
    cut: { collar: "shawl", hem: 690 },
    price: 8250,
    materials: ["Patola silk", "Viscose lining", "Covered buttons"],
    sizes: ["S", "M", "L"],
    colors: ["Sindoor Red"],
    accent: "Ivory",
    stock: 0,
    ageDays: 186,
    reviews: [
      {
        author: "Tanvi Shah",
        rating: 5,
        ageDays: 170,
        comment:
          "As a Gujarati I had to have it. The navratna motifs meet at the back seam, someone took care here.",
      },
      {
        author: "Pooja Banerjee",
        rating: 4,
        ageDays: 122,
        comment: "Striking piece, I get stopped on the street. Wish it came in a size XL for layering.",
      },
    ],
  },
  {
    slug: "velvet-zardozi-cocktail-jumpsuit",
    title: "Velvet Zardozi Cocktail Jumpsuit",
    description:
      "Micro-velvet with a two-way stretch, cut straight through the leg so that it reads as a gown until you take a step. A narrow belt of zardozi from Bhopal is sewn at the waist, and the pockets are deep. Easy to move in, easy to sit in, and warm enough for a December lawn.",
    category: "party",
    garment: "jumpsuit",
    textile: "solid",
    cut: { neck: "v", sleeve: 0.96, waist: "belt", leg: "straight", closing: "none", ornament: "zardozi" },
    price: 5990,
    materials: ["Micro-velvet", "Zardozi hand embroidery"],
    sizes: ["XS", "S", "M", "L", "XL"],
    colors: ["Aubergine", "Bottle Green", "Kohl Black"],
    accent: "Antique Gold",
    stock: 16,
    ageDays: 58,
    reviews: [
      {
        author: "Harpreet Kaur",
        rating: 5,
        ageDays: 40,
        comment: "Perfect for Delhi winter weddings, no shawl needed! The velvet does not pick up lint.",
      },
      {
        author: "Ritika Malhotra",
        rating: 3,
        ageDays: 24,
        comment: "Good fabric, but long in the body for me, and going to the washroom is a project.",
      },
      {
        author: "Farah Siddiqui",
        rating: 5,
        ageDays: 13,
        comment: "The aubergine with gold belt looks so rich. Fits a size 12 very well in L.",
      },
    ],
  },
];
