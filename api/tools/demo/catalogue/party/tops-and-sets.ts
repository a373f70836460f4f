import type { DemoProduct } from "../demo-product.ts";

/** Crop tops and two-piece sets for parties. */
export const topsAndSets: DemoProduct[] = [
  {
    slug: "himroo-brocade-crop-top",
    title: "Himroo Brocade Crop Top",
    description:
      "Himroo was woven in Aurangabad for people who wanted brocade without its weight: silk pattern, cotton ground. We bone it lightly, line it in mul, and close it with a row of loops at the back. It sits well with a lehenga, better still with high-waisted trousers.",
    category: "party",
    garment: "crop-top",
    textile: "brocade",
    cut: { neck: "sweetheart", cropHem: "band", sleeve: 0.3 },
    price: 2890,
    materials: ["Himroo silk-cotton", "Mul cotton lining"],
    sizes: ["XS", "S", "M", "L", "XL"],
    colors: ["Jamun Purple", "Mustard"],
    accent: "Champagne",
    stock: 24,
    ageDays: 131,
    reviews: [
      {
        author: "Sneha Kulkarni",
        rating: 5,
        ageDays: 110,
        comment: "Being a Sambhajinagar girl I was so happy to see himroo in a modern cut. Pattern is crisp.",
      },
      {
        author: "Ananya Iyer",
        rating: 3,
        ageDays: 68,
        comment: "Holds everything in place without a strapless bra. The loops need a friend to close.",
      },
      {
        author: "Kavya Menon",
        rating: 4,
        ageDays: 44,
        comment: "Mustard goes with three of my sarees as a blouse also. Smart buy.",
      },
    ],
  },
  {
    slug: "bandhani-silk-festive-crop-top",
    title: "Bandhani Silk Festive Crop Top",
    description:
      "A small piece with a great many knots: about two thousand of them, tied by women in Bhuj and left puckered so the silk keeps its spring. Bust darts and a hook placket give it a clean line. Treat it as a blouse, or let it meet a pair of ivory culottes.",
    category: "party",
    garment: "crop-top",
    textile: "bandhani",
    cut: { neck: "v", cropHem: "band", closing: "hooks", sleeve: 0.97 },
    price: 2450,
    materials: ["Modal silk", "Mul cotton lining"],
    sizes: ["S", "M", "L", "XL"],
    colors: ["Rani Pink", "Bottle Green", "Indigo"],
    accent: "Marigold",
    stock: 38,
    ageDays: 0.6,
    reviews: [],
  },
  {
    slug: "chanderi-festive-palazzo-coord",
    title: "Chanderi Festive Palazzo Co-ord",
    description:
      "Gold butis are scattered through sheer Chanderi, woven in the hill town of that name in Madhya Pradesh, then lined with fine cotton so nothing clings. The tunic falls straight over wide palazzos with a zari hem. Two pieces, and each earns its own place in the cupboard.",
    category: "party",
    garment: "palazzo-coord",
    textile: "brocade",
    cut: { neck: "round", hem: 650, border: true, sleeve: 0.8 },
    price: 6250,
    materials: ["Chanderi silk-cotton", "Zari border", "Mul cotton lining"],
    sizes: ["S", "M", "L", "XL", "XXL"],
    colors: ["Peacock Teal", "Blush", "Ivory"],
    accent: "Antique Gold",
    stock: 20,
    ageDays: 39,
    reviews: [
      {
        author: "Lakshmi Reddy",
        rating: 5,
        ageDays: 30,
        comment: "XXL with a real XXL fit, at last. Teal and gold together is so elegant for a day wedding.",
      },
      {
        author: "Devika Nair",
        rating: 4,
        ageDays: 18,
        comment: "Very airy. Palazzo is long for me but my tailor fixed it in ten minutes.",
      },
      {
        author: "Pooja Banerjee",
        rating: 5,
        ageDays: 7,
        comment: "Wearing the palazzos with a black top to work and the full set to pujo. Full paisa vasool.",
      },
    ],
  },
  {
    slug: "satin-evening-palazzo-set",
    title: "Satin Evening Palazzo Set",
    description:
      "Fluid satin, cut on the bias on top and on the straight below, so the tunic skims and the palazzos hang. Cord piping, twisted by hand in Surat, follows every edge. Put a stack of brass bangles on one wrist and leave the rest alone.",
    category: "party",
    garment: "palazzo-coord",
    textile: "solid",
    cut: { neck: "v", ornament: "piping", border: false, sleeve: 0.62 },
    price: 5490,
    materials: ["Viscose satin", "Hand-twisted cord piping"],
    sizes: ["XS", "S", "M", "L", "XL"],
    colors: ["Champagne", "Peacock Teal", "Rust"],
    accent: "Coffee",
    stock: 11,
    ageDays: 108,
    reviews: [
      {
        author: "Meher Qureshi",
        rating: 4,
        ageDays: 83,
        comment: "Falls beautifully and photographs even better. Steam it, do not press it hard.",
      },
      {
        author: "Ritika Malhotra",
        rating: 2,
        ageDays: 47,
        comment:
          "The satin caught on my bracelet the first evening and now there is a pull. Style is nice but please be careful.",
      },
    ],
  },
];
