import type { DemoProduct } from "../demo-product.ts";

/** Culottes with a waistband that means business. */
export const culottes: DemoProduct[] = [
  {
    slug: "sambalpuri-ikat-pleated-culottes",
    title: "Sambalpuri Ikat Pleated Culottes",
    description:
      "Conch, wheel and flower, tied into the weft by families near Bargarh in western Odisha. Two deep pleats in front make the culottes read as a skirt at your desk; the flat back stays smooth under a tucked shirt. Pockets on both sides, and a hook that does not dig.",
    category: "casuals",
    garment: "culottes",
    textile: "ikat",
    cut: { waist: "pleats", hem: 860 },
    price: 1890,
    materials: ["Sambalpuri cotton 100%"],
    sizes: ["XS", "S", "M", "L", "XL"],
    colors: ["Wine", "Midnight Blue"],
    accent: "Ivory",
    stock: 36,
    ageDays: 52,
    reviews: [
      {
        author: "Ananya Iyer",
        rating: 5,
        ageDays: 37,
        comment: "Everyone thinks it is a skirt until I climb on the scooter. Wine colour is exact.",
      },
      {
        author: "Ishita Ghosh",
        rating: 3,
        ageDays: 24,
        comment: "Lovely weave. On me (5'1\") they come nearly to the ankle.",
      },
    ],
  },
  {
    slug: "pinstripe-linen-culottes",
    title: "Pinstripe Linen Culottes",
    description:
      "European flax, woven in Bhagalpur by people who know what to do with a coarse yarn. A thin stripe runs from waistband to hem without a break, which is kind to every height. They rumple, as linen should; a wet hand brings them back.",
    category: "casuals",
    garment: "culottes",
    textile: "stripes",
    cut: { waist: "buttons", hem: 900 },
    price: 1990,
    materials: ["Linen 100%"],
    sizes: ["S", "M", "L", "XL"],
    colors: ["Slate", "Ecru"],
    accent: "Charcoal",
    stock: 26,
    ageDays: 113,
    reviews: [
      {
        author: "Meher Qureshi",
        rating: 4,
        ageDays: 91,
        comment:
          "Breezy and still formal. I keep one in my office cupboard for days when the auto gets rained on.",
      },
      {
        author: "Ritika Malhotra",
        rating: 3,
        ageDays: 66,
        comment: "Good linen, not the scratchy kind. Slate is slightly lighter than the picture.",
      },
      {
        author: "Harpreet Kaur",
        rating: 3,
        ageDays: 21,
        comment: "Nice drape but it wrinkles the moment I sit. I should have known.",
      },
      {
        author: "Tanvi Shah",
        rating: 4,
        ageDays: 33,
        comment: "Sits well at the waist and the stripe is straight all the way down.",
      },
    ],
  },
  {
    slug: "madras-checks-cropped-culottes",
    title: "Madras Checks Cropped Culottes",
    description:
      "Madras was made to bleed a little, so that its checks melt into each other with every summer. Ours is woven near Chennai on a soft single yarn and cut wide, with an elastic panel hidden at the back waist. A white shirt is all that it asks for.",
    category: "casuals",
    garment: "culottes",
    textile: "checks",
    cut: { waist: "band", hem: 800 },
    price: 1590,
    materials: ["Madras cotton 100%"],
    sizes: ["XS", "S", "M", "L", "XL", "XXL"],
    colors: ["Terracotta", "Neel Blue", "Mustard"],
    accent: "Midnight Blue",
    stock: 45,
    ageDays: 178,
    reviews: [
      {
        author: "Ananya Iyer",
        rating: 4,
        ageDays: 160,
        comment:
          "Proper Madras checks like my school uniform skirt, in a nice way. After-lunch-friendly waist.",
      },
      {
        author: "Lakshmi Reddy",
        rating: 5,
        ageDays: 128,
        comment: "Have it in two colours. XXL is comfortable through the thighs, thank you for that.",
      },
      {
        author: "Farah Siddiqui",
        rating: 4,
        ageDays: 75,
        comment: "Wash it alone, the colour does run as they warn. Fading has been pretty so far.",
      },
      {
        author: "Kavya Menon",
        rating: 2,
        ageDays: 58,
        comment: "Colour ran into my other clothes, I had missed the note to wash alone. Fit was fine.",
      },
    ],
  },
];
