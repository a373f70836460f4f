import type { DemoProduct } from "../demo-product.ts";

/** Potlis: drawstring bags, also with a sling. */
export const bags: DemoProduct[] = [
  {
    slug: "brocade-zari-potli-bag",
    title: "Banarasi Brocade Potli Bag",
    description:
      "Cut from the selvedge ends of our brocade blazers and gathered on a silk cord with two wooden beads. The base is stiffened to stand on a table, and a phone, keys and a lipstick go in without a fight. Lined in madder red, for nobody but you.",
    category: "accessories",
    garment: "potli-bag",
    textile: "brocade",
    price: 1190,
    materials: ["Silk brocade", "Zari", "Cotton lining"],
    sizes: [],
    colors: ["Wine", "Emerald", "Midnight Blue"],
    accent: "Antique Gold",
    stock: 30,
    ageDays: 34,
    reviews: [],
  },
  {
    slug: "ajrakh-crossbody-potli-sling",
    title: "Ajrakh Crossbody Potli Sling",
    description:
      "The potli, given a strap long enough to wear across a coat. Ajrakh cotton outside, coated canvas inside, and a hidden zip below the drawstring for a metro card. It holds a small bottle of water and a paperback.",
    category: "accessories",
    garment: "potli-bag",
    textile: "block-print",
    cut: { form: "sling" },
    price: 1390,
    materials: ["Cotton 100%", "Vegan leather strap", "Canvas lining"],
    sizes: [],
    colors: ["Indigo", "Rust"],
    accent: "Ecru",
    stock: 18,
    ageDays: 1.4,
    reviews: [],
  },
  {
    slug: "beaded-evening-potli-clutch",
    title: "Beaded Evening Potli Clutch",
    description:
      "Glass cut-beads, sewn one by one in the lanes of Old Delhi, cover the satin in close rows that shiver when it is set down. Wear the pearl loop on the wrist or fold it under and carry it as a clutch. It weighs as much as an apple.",
    category: "accessories",
    garment: "potli-bag",
    textile: "solid",
    cut: { form: "clutch" },
    price: 1790,
    materials: ["Viscose satin", "Glass beads", "Faux-pearl handle"],
    sizes: [],
    colors: ["Champagne", "Kohl Black", "Wine"],
    accent: "Antique Gold",
    stock: 0,
    ageDays: 110,
    reviews: [
      {
        author: "Nandini Rao",
        rating: 5,
        ageDays: 94,
        comment: "Took it to two receptions, no bead lost. Black one goes with everything.",
      },
      {
        author: "Farah Siddiqui",
        rating: 3,
        ageDays: 56,
        comment: "Elegant, but my phone goes in only at an angle.",
      },
    ],
  },
];
