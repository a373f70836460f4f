import type { DemoProduct } from "../demo-product.ts";

/** Handloom blazers for the working week. */
export const blazers: DemoProduct[] = [
  {
    slug: "handloom-khadi-slim-blazer",
    title: "Handloom Khadi Slim Blazer",
    description:
      "Half-lined on purpose, since most of us go from a warm street into a cold office. The khadi is a two-ply twill from Ponduru in Andhra Pradesh, firm enough to hold a lapel. Flap pockets are real, and the sleeve has a working button.",
    category: "casuals",
    garment: "blazer",
    textile: "solid",
    cut: { collar: "notch", pockets: "flap" },
    price: 4490,
    materials: ["Khadi cotton 100%", "Cupro half lining", "Horn-look buttons"],
    sizes: ["XS", "S", "M", "L", "XL", "XXL"],
    colors: ["Ecru", "Charcoal", "Bottle Green"],
    accent: "Camel",
    stock: 15,
    ageDays: 88,
    reviews: [
      {
        author: "Ritika Malhotra",
        rating: 5,
        ageDays: 72,
        comment: "Most useful blazer I own. Not stuffy at all in Gurgaon traffic.",
      },
      {
        author: "Meher Qureshi",
        rating: 4,
        ageDays: 51,
        comment: "Bottle green is superb. Sleeves were long by half an inch.",
      },
      {
        author: "Sneha Kulkarni",
        rating: 3,
        ageDays: 28,
        comment: "Structured but not stiff. It sheds a little lint in the first wash.",
      },
      {
        author: "Pooja Banerjee",
        rating: 2,
        ageDays: 40,
        comment: "Shoulders were too narrow in L and it looked tight at the back. Return was easy.",
      },
    ],
  },
  {
    slug: "pochampally-ikat-work-blazer",
    title: "Pochampally Ikat Workday Blazer",
    description:
      "Pochampally's diamonds and arrowheads are dyed into the yarn, then matched by our cutter across both fronts and the pockets. A relaxed shoulder lets it go over a kurta as easily as over a shirt. Choose plain trousers and let it do the talking at the Monday review.",
    category: "casuals",
    garment: "blazer",
    textile: "ikat",
    cut: { collar: "notch", hem: 640 },
    price: 4990,
    materials: ["Ikat cotton 100%", "Viscose lining"],
    sizes: ["S", "M", "L", "XL"],
    colors: ["Indigo", "Kohl Black"],
    accent: "Pearl",
    stock: 3,
    ageDays: 126,
    reviews: [
      {
        author: "Lakshmi Reddy",
        rating: 5,
        ageDays: 109,
        comment: "From Hyderabad, so I know the Pochampally prices. Fair for this much matching of pattern.",
      },
      {
        author: "Nandini Rao",
        rating: 5,
        ageDays: 84,
        comment: "Gave my first board presentation in this and felt ten feet tall.",
      },
      {
        author: "Kavya Menon",
        rating: 4,
        ageDays: 53,
        comment: "Warm for Kochi, perfect for Bengaluru. Very neat lining.",
      },
      {
        author: "Aditi Joshi",
        rating: 5,
        ageDays: 20,
        comment: "I get asked about it each time I wear it. Black one is bold but easy.",
      },
    ],
  },
  {
    slug: "bagru-print-soft-blazer",
    title: "Bagru Block-Print Soft Blazer",
    description:
      "No shoulder pads, no canvas: only two layers of light cotton, printed in Bagru with iron black and madder on a cream made from harda. It folds into a backpack and can be shaken out before the meeting. Good over a plain dress on cold flights too.",
    category: "casuals",
    garment: "blazer",
    textile: "block-print",
    cut: { collar: "shawl", pockets: "patch" },
    price: 3790,
    materials: ["Cotton 100%", "Natural dyes"],
    sizes: ["S", "M", "L", "XL"],
    colors: ["Sand", "Rust"],
    accent: "Kohl Black",
    stock: 21,
    ageDays: 43,
    reviews: [
      {
        author: "Devika Nair",
        rating: 4,
        ageDays: 32,
        comment: "More of a shirt-jacket, and that is what I wanted. Came well ironed.",
      },
      {
        author: "Tanvi Shah",
        rating: 5,
        ageDays: 17,
        comment: "The rust with black flowers is so good with denim. Stitching is strong at pockets.",
      },
    ],
  },
];
