import type { DemoProduct } from "../demo-product.ts";

/** Wrap dresses that stay shut in a meeting. */
export const wrapDresses: DemoProduct[] = [
  {
    slug: "nuapatna-ikat-wrap-dress",
    title: "Nuapatna Ikat Wrap Dress",
    handle: "nuapatna-ikat-wrap-dress",
    description:
      "Nuapatna in Odisha ties its ikat in curves rather than steps, so the fish and flowers look drawn. We lay the pattern sideways on a knee-covering wrap with an inside snap for meetings. The cotton has some body; it will not fly up on a metro platform.",
    category: "casuals",
    garment: "wrap-dress",
    textile: "ikat",
    cut: { hem: 830, sleeve: 0.76 },
    price: 2790,
    materials: ["Handloom cotton 100%"],
    sizes: ["S", "M", "L", "XL", "XXL"],
    colors: ["Madder Red", "Peacock Teal"],
    accent: "Ecru",
    stock: 25,
    ageDays: 7.4,
    reviews: [
      {
        author: "Harpreet Kaur",
        rating: 5,
        ageDays: 2.5,
        comment: "The snap inside is such a small thing and such a big help. Teal is deep and office-safe.",
      },
    ],
  },
  {
    slug: "gamcha-check-wrap-dress",
    title: "Phulia Gamcha Check Wrap Dress",
    description:
      "The humble red-and-white gamcha of Bengal, rewoven in a finer count at Phulia and cut into a wrap with a wide tie. It is soft from the first day and dries on a balcony in one hour. Wear it with silver hoops and a canvas tote.",
    category: "casuals",
    garment: "wrap-dress",
    textile: "checks",
    cut: { waist: "sash", sleeve: 0.34 },
    price: 2190,
    materials: ["Handloom cotton 100%"],
    sizes: ["XS", "S", "M", "L", "XL"],
    colors: ["Sindoor Red", "Bottle Green"],
    accent: "Pearl",
    stock: 29,
    ageDays: 139,
    reviews: [
      {
        author: "Pooja Banerjee",
        rating: 5,
        ageDays: 121,
        comment:
          "My dadu used a gamcha all his life, he laughed so much seeing me go to work in one. It is very smart actually.",
      },
      {
        author: "Ishita Ghosh",
        rating: 4,
        ageDays: 95,
        comment: "Colour held after many washes. Tie it tight, the cotton relaxes by evening.",
      },
      {
        author: "Tanvi Shah",
        rating: 3,
        ageDays: 63,
        comment: "Nice for casual Fridays. I put one more safety pin at the chest.",
      },
    ],
  },
];
