import type { DemoProduct } from "../demo-product.ts";

/** Kurtas to live in. */
export const kurtas: DemoProduct[] = [
  {
    slug: "mul-cotton-daybreak-kurta",
    title: "Mul Cotton Daybreak Kurta",
    description:
      "A plain kurta is the hardest to get right. This one is mul from Burdwan, cut straight with a hand-rolled hem, French seams and one line of running stitch down the placket. Good with jeans, good with culottes, good for sleeping in on a train.",
    category: "everyday",
    garment: "straight-kurta",
    textile: "solid",
    cut: { neck: "v", ornament: "running-stitch", border: false },
    price: 990,
    materials: ["Mul cotton"],
    sizes: ["XS", "S", "M", "L", "XL", "XXL"],
    colors: ["Ivory", "Sage", "Terracotta", "Neel Blue"],
    accent: "Coffee",
    stock: 60,
    ageDays: 121,
    reviews: [
      {
        author: "Ishita Ghosh",
        rating: 5,
        ageDays: 115,
        comment:
          "The most honest kurta at this price. Inside seams are finished better than my expensive ones.",
      },
      {
        author: "Ananya Iyer",
        rating: 5,
        ageDays: 99,
        comment: "Ordered one, then three more. It lives in my cabin bag.",
      },
      {
        author: "Lakshmi Reddy",
        rating: 4,
        ageDays: 81,
        comment: "XXL true to size. Shrinks about half an inch in length.",
      },
      {
        author: "Farah Siddiqui",
        rating: 4,
        ageDays: 59,
        comment: "Terracotta is earthy and nice. Thin, so choose inner carefully for ivory.",
      },
      {
        author: "Harpreet Kaur",
        rating: 4,
        ageDays: 40,
        comment: "Wore this through a Ludhiana June, enough said.",
      },
      {
        author: "Ritika Malhotra",
        rating: 4,
        ageDays: 18,
        comment: "Plain as promised. I did a little kantha on the neck myself.",
      },
      {
        author: "Kavya Menon",
        rating: 2,
        ageDays: 70,
        comment: "Mine tore at the side slit in the third wash. At this price I still expected more.",
      },
    ],
  },
  {
    slug: "leheriya-sunday-kurta",
    title: "Leheriya Cotton Sunday Kurta",
    description:
      "Thin waves of colour on cotton, hand-tied near Sikar and opened only once the cloth is dry. The kurta is wide at the hip and has two patch pockets for keys and coriander. It asks for no ironing if you hang it wet.",
    category: "everyday",
    garment: "straight-kurta",
    textile: "leheriya",
    cut: { neck: "round", pockets: "patch", border: false, sleeve: 0.56 },
    price: 1150,
    materials: ["Cotton 100%"],
    sizes: ["S", "M", "L", "XL"],
    colors: ["Turmeric", "Lotus Pink"],
    accent: "Pearl",
    stock: 30,
    ageDays: 165,
    reviews: [],
  },
  {
    slug: "kota-doria-checks-kurta",
    title: "Kota Doria Checks Kurta",
    description:
      "Kota doria is woven in tiny open squares called khats, twelve or so to the inch, at Kaithun outside Kota. Held up to a window it looks like graph paper; worn, it feels like a fan. A mul layer is stitched in, loose, so the air still gets through.",
    category: "everyday",
    garment: "straight-kurta",
    textile: "checks",
    cut: { neck: "band", border: true, sleeve: 0.78 },
    price: 1390,
    materials: ["Kota doria cotton", "Mul cotton lining"],
    sizes: ["XS", "S", "M", "L", "XL"],
    colors: ["Lilac", "Marigold", "Powder Blue"],
    accent: "Pearl",
    stock: 22,
    ageDays: 13,
    reviews: [
      {
        author: "Aditi Joshi",
        rating: 5,
        ageDays: 9,
        comment: "Weighs nothing! Hand wash it, the weave is fine.",
      },
      {
        author: "Nandini Rao",
        rating: 4,
        ageDays: 4,
        comment: "Two layers yet cooler than my single-layer kurtas. Marigold is sunny.",
      },
    ],
  },
];
