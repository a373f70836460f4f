import type { DemoProduct } from "../demo-product.ts";

/** Light anarkali dresses and a skirt for every day. */
export const flares: DemoProduct[] = [
  {
    slug: "jamnagar-bandhani-cotton-anarkali",
    title: "Jamnagar Bandhani Cotton Anarkali",
    description:
      "The water of Jamnagar is said to make bandhani reds redder, and this cotton argues the case. Dots gather close at the bodice and drift apart towards the hem, so the flare looks lighter than it is. Unlined, with pockets in the side kalis.",
    category: "everyday",
    garment: "anarkali",
    textile: "bandhani",
    cut: { neck: "round", sleeve: 0.78 },
    price: 1890,
    materials: ["Cotton 100%", "Hand-tied bandhani"],
    sizes: ["S", "M", "L", "XL", "XXL"],
    colors: ["Madder Red", "Peacock Teal", "Mustard"],
    accent: "Ivory",
    stock: 26,
    ageDays: 49,
    reviews: [
      {
        author: "Sneha Kulkarni",
        rating: 5,
        ageDays: 35,
        comment: "Pockets in an anarkali, my life is complete. The red is a proper red.",
      },
      {
        author: "Meher Qureshi",
        rating: 4,
        ageDays: 27,
        comment: "Comes all bunched up from the tying, do not panic, iron it once.",
      },
      {
        author: "Lakshmi Reddy",
        rating: 4,
        ageDays: 11,
        comment: "Casual enough for temple visit, dressy enough for lunch after.",
      },
      {
        author: "Ananya Iyer",
        rating: 3,
        ageDays: 20,
        comment: "Unlined, and the mustard is see-through in the sun. I wear it with a slip.",
      },
    ],
  },
  {
    slug: "hand-block-flared-anarkali-dress",
    title: "Hand-Block Flared Anarkali Dress",
    description:
      "Printed in Bagru with a single carved teak block, turned a quarter each time so no two metres match. Twelve kalis, a drawcord under the bust, and a hem faced in the contrast colour that you see only when you sit. Flat juttis and a sling bag finish it.",
    category: "everyday",
    garment: "anarkali",
    textile: "block-print",
    cut: { neck: "v", waist: "drawstring", sleeve: 0.52 },
    price: 2090,
    materials: ["Cotton cambric 100%", "Cotton cord"],
    sizes: ["XS", "S", "M", "L", "XL"],
    colors: ["Slate", "Coral"],
    accent: "Ecru",
    stock: 35,
    ageDays: 19.5,
    reviews: [
      {
        author: "Ritika Malhotra",
        rating: 4,
        ageDays: 13,
        comment: "Twirly and comfy. The facing in other colour is such a cute secret.",
      },
      {
        author: "Ishita Ghosh",
        rating: 5,
        ageDays: 8,
        comment: "I am six months along and there is still room for more. Coral gets all the compliments.",
      },
    ],
  },
  {
    slug: "dabu-ripple-long-skirt",
    title: "Dabu Ripple Long Skirt",
    description:
      "Ripples pressed in mud and sawdust, then dipped in kashish grey or indigo until the lines look like a river bed in March. Gathered from a smooth front yoke, with three metres of hem to walk in. It works with a ganji, a shirt or a crop top from the same shelf.",
    category: "everyday",
    garment: "lehenga-skirt",
    textile: "block-print",
    cut: { waist: "band" },
    price: 1490,
    materials: ["Cotton 100%", "Natural dyes"],
    sizes: ["S", "M", "L", "XL"],
    colors: ["Indigo", "Slate"],
    accent: "Ecru",
    stock: 0,
    ageDays: 147,
    reviews: [
      {
        author: "Ananya Iyer",
        rating: 5,
        ageDays: 130,
        comment: "My Pondicherry holiday skirt. Heavy enough not to fly on the beach.",
      },
      {
        author: "Farah Siddiqui",
        rating: 4,
        ageDays: 97,
        comment: "Yoke keeps the tummy flat. Please bring it back in stock, my cousin is waiting!",
      },
      {
        author: "Devika Nair",
        rating: 4,
        ageDays: 54,
        comment: "Grey one is subtle and goes with all. Slightly long for flats.",
      },
    ],
  },
];
