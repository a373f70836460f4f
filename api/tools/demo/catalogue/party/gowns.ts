import type { DemoProduct } from "../demo-product.ts";

/** Gowns draped like a saree and stitched like an evening dress. */
export const gowns: DemoProduct[] = [
  {
    slug: "dupatta-drape-georgette-gown",
    title: "Dupatta-Drape Georgette Gown",
    description:
      "A floor-length georgette gown with the dupatta already pleated and sewn in at the shoulder, so it falls like a saree and zips like a dress. The waist is lightly boned and the skirt is cut in eight panels, which keeps the pleats in place through a long sangeet. Wear it with bare wrists and one heavy pair of jhumkas.",
    category: "party",
    garment: "saree-gown",
    textile: "solid",
    price: 8990,
    materials: ["Pure georgette", "Cotton-silk lining", "Hand-sewn sequin edging"],
    sizes: ["XS", "S", "M", "L", "XL"],
    colors: ["Rani Pink", "Emerald", "Midnight Blue"],
    accent: "Antique Gold",
    stock: 14,
    ageDays: 46,
    reviews: [
      {
        author: "Ritika Malhotra",
        rating: 5,
        ageDays: 31,
        comment:
          "Wore it to my brother's sangeet and danced for four hours, the pleats did not move an inch. Three people asked me who draped my saree!",
      },
      {
        author: "Kavya Menon",
        rating: 4,
        ageDays: 22,
        comment: "Lovely fall and the zip is strong. I am 5'2\" and had to take up the hem by two inches.",
      },
      {
        author: "Farah Siddiqui",
        rating: 5,
        ageDays: 12,
        comment:
          "The emerald is deeper than on my screen, and nicer. Lining is soft, no scratching from the sequins.",
      },
      {
        author: "Tanvi Shah",
        rating: 4,
        ageDays: 5,
        comment:
          "Good for those who can't tie a saree to save their life. Waist is snug so take your true size.",
      },
      {
        author: "Ishita Ghosh",
        rating: 2,
        ageDays: 16,
        comment:
          "The gown is pretty, but two sequins had come off the edging before I even wore it. They offered a repair, I returned it.",
      },
    ],
  },
  {
    slug: "kanjivaram-border-saree-gown",
    title: "Kanjivaram Border Saree Gown",
    description:
      "Made from one whole Kanjivaram saree, woven in Kanchipuram with the border joined to the body by the old korvai technique. We keep the temple border for the hem and let the pallu run over the shoulder as a fixed drape with a weighted end. Mulberry silk this dense holds its own shape; it needs a steady iron and very little jewellery.",
    category: "party",
    garment: "saree-gown",
    textile: "brocade",
    price: 12000,
    materials: ["Mulberry silk 100%", "Zari border", "Cotton lining"],
    sizes: ["S", "M", "L", "XL"],
    colors: ["Wine", "Peacock Teal"],
    accent: "Marigold",
    stock: 5,
    ageDays: 118,
    reviews: [
      {
        author: "Lakshmi Reddy",
        rating: 5,
        ageDays: 96,
        comment:
          "I come from a Kanjivaram family and my mother checked the korvai joint with her glasses on. It passed.",
      },
      {
        author: "Ananya Iyer",
        rating: 5,
        ageDays: 60,
        comment: "Costly, but it is a real silk saree and a gown in one. Wore the wine to my reception.",
      },
      {
        author: "Pooja Banerjee",
        rating: 3,
        ageDays: 41,
        comment:
          "The silk is beautiful, no doubt, but it is heavy for a Kolkata summer evening. Will keep it for December.",
      },
    ],
  },
  {
    slug: "leheriya-concept-saree-gown",
    title: "Twilight Leheriya Saree Gown",
    description:
      "Chiffon, rolled on the diagonal and tied by hand in Jaipur so that the dye runs down it in waves. The gown underneath is a plain slip in the same shade; the leheriya layer crosses it once and is held by a covered snap at the hip. It packs into the corner of a suitcase and comes out ready for dinner.",
    category: "party",
    garment: "saree-gown",
    textile: "leheriya",
    price: 6450,
    materials: ["Viscose chiffon", "Crepe slip"],
    sizes: ["XS", "S", "M", "L", "XL", "XXL"],
    colors: ["Midnight Blue", "Wine"],
    accent: "Lilac",
    stock: 22,
    ageDays: 5.3,
    reviews: [
      {
        author: "Devika Nair",
        rating: 5,
        ageDays: 1.6,
        comment:
          "Reached Kochi in two days. The blue to lilac shading looks like the sky at seven o'clock, exactly as the name says.",
      },
    ],
  },
];
