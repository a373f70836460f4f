import type { DemoProduct } from "../demo-product.ts";

/** Dresses with a collar and a placket, for a desk and a dinner after it. */
export const shirtDresses: DemoProduct[] = [
  {
    slug: "indigo-dabu-shirt-dress",
    title: "Indigo Dabu Block-Print Shirt Dress",
    description:
      "Dabu is printing with mud: a paste of clay, lime and gum is stamped on the cloth, dipped in indigo, and washed away to leave the pattern pale. This one comes from Akola near Udaipur, on a mid-weight cotton that does not turn sheer under tube lights. Buttons to the hem, seam pockets, and a belt you may leave in the drawer.",
    category: "casuals",
    garment: "shirt-dress",
    textile: "block-print",
    cut: { waist: "sash", hem: 900 },
    price: 2490,
    materials: ["Cotton 100%", "Natural indigo", "Coconut-shell buttons"],
    sizes: ["XS", "S", "M", "L", "XL", "XXL"],
    colors: ["Indigo", "Slate"],
    accent: "Ivory",
    stock: 42,
    ageDays: 61,
    reviews: [
      {
        author: "Devika Nair",
        rating: 5,
        ageDays: 54,
        comment: "Wore it twice in the first week already. Pockets fit a phone AND an ID card.",
        sizeWorn: "S",
        fit: "TRUE_TO_SIZE",
      },
      {
        author: "Nandini Rao",
        rating: 5,
        ageDays: 49,
        comment:
          "The print is slightly uneven, which is how you know it is by hand. Cotton is thick enough without a slip.",
      },
      {
        author: "Pooja Banerjee",
        rating: 3,
        ageDays: 42,
        comment:
          "Indigo came off on my white chair cover on day one, after two washes no issue. Lovely dress.",
        sizeWorn: "M",
        fit: "LARGE",
      },
      {
        author: "Ritika Malhotra",
        rating: 5,
        ageDays: 36,
        comment: "Finally no gap between buttons at the bust. I am a 36D and M works.",
        sizeWorn: "M",
        fit: "TRUE_TO_SIZE",
      },
      {
        author: "Meher Qureshi",
        rating: 5,
        ageDays: 15,
        comment: "Bought one for my sister in Pune after she tried to steal mine.",
        sizeWorn: "L",
        fit: "LARGE",
      },
      {
        author: "Lakshmi Reddy",
        rating: 4,
        ageDays: 4,
        comment: "Smells of real indigo for the first week. XXL has enough room at the hips.",
        sizeWorn: "XXL",
        fit: "TRUE_TO_SIZE",
      },
      {
        author: "Harpreet Kaur",
        rating: 2,
        ageDays: 20,
        comment:
          "Two buttons were cracked on arrival and the replacement took twelve days. Cloth itself is good.",
      },
    ],
  },
  {
    slug: "mangalagiri-checks-shirt-dress",
    title: "Mangalagiri Checks Shirt Dress",
    description:
      "Weavers in Mangalagiri, Andhra Pradesh, beat their cotton so close on pit looms that it stays crisp from the first meeting to the last. Small checks, a curved hem and a back yoke with one deep pleat to let you reach for things. Roll it up with sneakers, or button it to the top with block heels.",
    category: "casuals",
    garment: "shirt-dress",
    textile: "checks",
    cut: { waist: "seam", hem: 840 },
    price: 2290,
    materials: ["Mangalagiri cotton 100%"],
    sizes: ["S", "M", "L", "XL"],
    colors: ["Sage", "Powder Blue", "Rose Dust"],
    accent: "Charcoal",
    stock: 33,
    ageDays: 17,
    reviews: [
      {
        author: "Lakshmi Reddy",
        rating: 5,
        ageDays: 13,
        comment: "Real Mangalagiri, the handfeel is unmistakable. Gets softer after each wash.",
      },
      {
        author: "Ananya Iyer",
        rating: 4,
        ageDays: 8,
        comment: "Neat and sober for client visits. It creases at the lap like any handloom.",
      },
    ],
  },
  {
    slug: "pinstripe-khadi-shirt-dress",
    title: "Pinstripe Khadi Shirt Dress",
    description:
      "Yarn spun on ambar charkhas in West Bengal, woven with a thin pinstripe and left a touch slubby. The skirt is joined at a true waist seam, so it has shape without any belt. Khadi breathes both ways: a cardigan on the train, nothing over it by noon.",
    category: "casuals",
    garment: "shirt-dress",
    textile: "stripes",
    cut: { waist: "seam", hem: 880 },
    price: 2690,
    materials: ["Khadi cotton 100%", "Shell buttons"],
    sizes: ["XS", "S", "M", "L", "XL"],
    colors: ["Charcoal", "Ecru"],
    accent: "Slate",
    stock: 18,
    ageDays: 104,
    reviews: [
      {
        author: "Ishita Ghosh",
        rating: 4,
        ageDays: 92,
        comment: "Very smart, very cool to wear even in June. Proud that it is Bengal khadi.",
      },
      {
        author: "Aditi Joshi",
        rating: 4,
        ageDays: 58,
        comment: "Charcoal goes straight from office to theatre. Took it in a little at the shoulder.",
      },
      {
        author: "Farah Siddiqui",
        rating: 4,
        ageDays: 26,
        comment: "Waist seam sits at the right place, which almost never happens to me.",
      },
    ],
  },
];
