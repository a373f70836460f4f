import type { DemoProduct } from "../demo-product.ts";

/** Jhumkas: bell earrings. */
export const jhumkas: DemoProduct[] = [
  {
    slug: "temple-bell-jhumkas",
    title: "Temple Bell Gold-Plated Jhumkas",
    description:
      "Domes in the manner of Nagercoil's temple jewellers, with a lotus stud and a fringe of seed pearls. Brass is cast in sand, filed by hand and plated in one micron of gold. A silicone back comes with each, so that long evenings stay kind to the lobe.",
    category: "accessories",
    garment: "jhumka",
    textile: "solid",
    price: 1290,
    materials: ["Brass, gold plated", "Glass pearls"],
    sizes: [],
    colors: ["Antique Gold"],
    accent: "Madder Red",
    stock: 22,
    ageDays: 54,
    reviews: [
      {
        author: "Lakshmi Reddy",
        rating: 5,
        ageDays: 47,
        comment: "Looks like my ammamma's real gold pair. Not heavy even after a full wedding.",
      },
      {
        author: "Devika Nair",
        rating: 4,
        ageDays: 30,
        comment: "Very good plating. One pearl was loose, they sent a spare.",
      },
      {
        author: "Aditi Joshi",
        rating: 5,
        ageDays: 8,
        comment: "Wore with the chikankari jumpsuit and got stopped in the lift.",
      },
    ],
  },
  {
    slug: "oxidised-mini-jhumkas",
    title: "Oxidised Silver-Tone Mini Jhumkas",
    description:
      "Small enough for a Tuesday. The dome is the size of a chickpea flower, the beads below it make a sound that only you will hear. Nickel-free, and darkened by hand so the pattern stays readable.",
    category: "accessories",
    garment: "jhumka",
    textile: "solid",
    price: 320,
    materials: ["Brass, silver plated", "Nickel-free hooks"],
    sizes: [],
    colors: ["Oxidised Silver"],
    accent: "Silver Grey",
    stock: 57,
    ageDays: 168,
    reviews: [
      {
        author: "Pooja Banerjee",
        rating: 5,
        ageDays: 155,
        comment: "I react to most metals, these gave no trouble at all. Ordering a second pair to keep.",
      },
      {
        author: "Kavya Menon",
        rating: 4,
        ageDays: 124,
        comment: "Tiny and cute, daily wear. For this price, excellent.",
      },
      {
        author: "Ananya Iyer",
        rating: 4,
        ageDays: 87,
        comment: "Goes with handloom kurtas to office. Mine have darkened a little more with time.",
      },
      {
        author: "Harpreet Kaur",
        rating: 3,
        ageDays: 49,
        comment: "Smaller than I imagined, please check the measurement. Make is neat.",
      },
      {
        author: "Sneha Kulkarni",
        rating: 5,
        ageDays: 12,
        comment: "Lost one at a concert and bought them again the same night.",
      },
      {
        author: "Tanvi Shah",
        rating: 1,
        ageDays: 28,
        comment: "One hook came bent and broke when I straightened it. Disappointed.",
      },
    ],
  },
  {
    slug: "meenakari-peacock-jhumkas",
    title: "Meenakari Peacock Jhumkas",
    description:
      "Enamel is packed into engraved cells and fired colour by colour, blue first, red last, in workshops behind Jaipur's Johari Bazaar. A peacock sits on the stud with its tail as the dome. Turn them round: the back is enamelled too.",
    category: "accessories",
    garment: "jhumka",
    textile: "solid",
    price: 690,
    materials: ["Brass, gold plated", "Meenakari enamel"],
    sizes: [],
    colors: [],
    drawnIn: "Peacock Teal",
    accent: "Antique Gold",
    stock: 40,
    ageDays: 15,
    reviews: [],
  },
];
