import type { DemoProduct } from "../demo-product.ts";

/** Anarkalis cut for the evening: worn as a dress, without churidar. */
export const anarkalis: DemoProduct[] = [
  {
    slug: "zardozi-yoke-silk-anarkali",
    title: "Zardozi Yoke Silk Anarkali",
    description:
      "Sixteen kalis of raw silk open from a yoke covered in zardozi: coiled metal thread laid flat and stitched down, done on a wooden adda in Bareilly over nine days. The weight sits at the shoulder and the skirt swings free. We cut it to mid-calf, so a pair of heels takes the place of the churidar.",
    category: "party",
    garment: "anarkali",
    textile: "solid",
    cut: { neck: "round", ornament: "zardozi", hem: 960, sleeve: 0.98 },
    price: 9800,
    materials: ["Raw silk", "Zardozi hand embroidery", "Mul cotton lining"],
    sizes: ["S", "M", "L", "XL"],
    colors: ["Wine", "Bottle Green"],
    accent: "Antique Gold",
    stock: 9,
    ageDays: 82,
    reviews: [
      {
        author: "Harpreet Kaur",
        rating: 5,
        ageDays: 70,
        comment: "The yoke is so neat that even the inside looks good. Wore it for my roka with flat juttis.",
        hasPhoto: true,
      },
      {
        author: "Meher Qureshi",
        rating: 5,
        ageDays: 38,
        comment:
          "My nani did zardozi herself and said the wire work is proper, not machine. Bottle green is gorgeous.",
      },
      {
        author: "Nandini Rao",
        rating: 3,
        ageDays: 19,
        comment: "Very full ghera, looks royal. It took ten days to come, hence one star less.",
      },
    ],
  },
  {
    slug: "mukaish-georgette-anarkali-dress",
    title: "Mukaish Georgette Anarkali Dress",
    description:
      "Pale shadow work and hundreds of tiny mukaish dots, each one a strip of flattened metal twisted through the cloth and pressed with a cowrie shell in old Lucknow. In daylight it is quiet; under lamps the dots catch and let go as you walk. Comes with a matching slip.",
    category: "party",
    garment: "anarkali",
    textile: "chikankari",
    cut: { neck: "v", ornament: "mukaish", sleeve: 0.98 },
    price: 7250,
    materials: ["Viscose georgette", "Mukaish and chikankari hand work", "Crepe slip"],
    sizes: ["XS", "S", "M", "L", "XL"],
    colors: ["Lilac", "Powder Blue", "Lotus Pink"],
    accent: "Pearl",
    stock: 17,
    ageDays: 33,
    reviews: [],
  },
  {
    slug: "gota-patti-bandhani-anarkali",
    title: "Gota Patti Bandhani Anarkali",
    description:
      "Bandhani dots tied in Jamnagar, finished in Jaipur with gota leaves along every kali. The gajji silk has a satin face and a cotton-soft back, so the flare moves without a can-can. For a haldi wear it as it is; for a wedding night add an ivory dupatta.",
    category: "party",
    garment: "anarkali",
    textile: "bandhani",
    cut: { neck: "sweetheart", ornament: "gota", sleeve: 0.52 },
    price: 6900,
    materials: ["Gajji silk", "Gota patti trim"],
    sizes: ["S", "M", "L", "XL", "XXL"],
    colors: ["Marigold", "Sindoor Red"],
    accent: "Ivory",
    stock: 2,
    ageDays: 151,
    reviews: [
      {
        author: "Tanvi Shah",
        rating: 5,
        ageDays: 140,
        comment:
          "Real bandhani, you can feel the little points where it was tied. Marigold was a hit at the haldi.",
      },
      {
        author: "Sneha Kulkarni",
        rating: 3,
        ageDays: 101,
        comment: "Gota is stitched and not pasted, which I checked first. Slightly loose at the underarm.",
      },
      {
        author: "Ishita Ghosh",
        rating: 5,
        ageDays: 77,
        comment: "Wore this for Ashtami evening. So much flare, so little weight.",
      },
      {
        author: "Lakshmi Reddy",
        rating: 3,
        ageDays: 30,
        comment:
          "Colour bled a little in the first wash, though it said to wash separately. Otherwise a happy dress.",
      },
    ],
  },
];
