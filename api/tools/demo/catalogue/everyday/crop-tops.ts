import type { DemoProduct } from "../demo-product.ts";

/** Small tops, for skirts and high waists. */
export const cropTops: DemoProduct[] = [
  {
    slug: "boxy-ikat-crop-top",
    title: "Boxy Ikat Cotton Crop Top",
    description:
      "Off-cuts are too good for a bin: this top is made from what remains when our Pochampally blazers are cut. So each is a little different, and the diamonds may start at the shoulder or at the rib. Boxy, dart-free and easy over anything high-waisted.",
    category: "everyday",
    garment: "crop-top",
    textile: "ikat",
    cut: { neck: "boat", cropHem: "boxy", sleeve: 0.3 },
    price: 890,
    materials: ["Ikat cotton 100%"],
    sizes: ["XS", "S", "M", "L", "XL"],
    colors: ["Neel Blue", "Rust", "Bottle Green"],
    accent: "Pearl",
    stock: 41,
    ageDays: 134,
    reviews: [
      {
        author: "Ritika Malhotra",
        rating: 5,
        ageDays: 118,
        comment: "Love the idea of using leftovers. Mine has half a diamond on one shoulder and I adore it.",
      },
      {
        author: "Ishita Ghosh",
        rating: 4,
        ageDays: 83,
        comment: "Boxy means boxy, take a size less if you are petite.",
      },
      {
        author: "Lakshmi Reddy",
        rating: 4,
        ageDays: 50,
        comment: "Good with saree also as a blouse. Fabric is thick.",
      },
    ],
  },
  {
    slug: "chikankari-breeze-crop-top",
    title: "Chikankari Breeze Crop Top",
    description:
      "Jaali is the part of chikankari where threads are teased apart to make a net, without one being cut. Here it runs across the yoke to let the air in. Cotton voile, a gathered edge, and just enough length to meet a waistband.",
    category: "everyday",
    garment: "crop-top",
    textile: "chikankari",
    cut: { neck: "square", cropHem: "ruffle", sleeve: 0.36, puff: true, ornament: "jaali" },
    price: 790,
    materials: ["Cotton voile 100%", "Chikankari hand embroidery"],
    sizes: ["S", "M", "L"],
    colors: ["Lotus Pink", "Lilac", "Sage"],
    accent: "Pearl",
    stock: 37,
    ageDays: 41,
    reviews: [
      {
        author: "Farah Siddiqui",
        rating: 4,
        ageDays: 28,
        comment: "Nice jaali for under 800 rupees. A camisole is needed under the pink.",
      },
      {
        author: "Ananya Iyer",
        rating: 5,
        ageDays: 19,
        comment: "With a long skirt and silver jhumkas this is my whole summer.",
      },
    ],
  },
  {
    slug: "gathered-stripe-crop-top",
    title: "Gathered Handloom Stripe Crop Top",
    description:
      "Loin-loom stripes from Nagaland gave us the idea; a cooperative in Dimapur weaves this lighter cloth for us in two tones. Gathers at the back stretch with you and the front stays flat. It is sold at a small margin, so that the first handloom in your cupboard can be this.",
    category: "everyday",
    garment: "crop-top",
    textile: "stripes",
    cut: { neck: "round", cropHem: "gathered", sleeve: 0.4, puff: true },
    price: 650,
    materials: ["Handloom cotton 100%"],
    sizes: ["XS", "S", "M", "L", "XL"],
    colors: ["Madder Red", "Charcoal"],
    accent: "Ecru",
    stock: 55,
    ageDays: 199,
    reviews: [],
  },
];
