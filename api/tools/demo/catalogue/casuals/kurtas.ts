import type { DemoProduct } from "../demo-product.ts";

/** Straight kurtas that are worn as dresses, or over trousers. */
export const kurtas: DemoProduct[] = [
  {
    slug: "ajrakh-straight-kurta-dress",
    title: "Ajrakh Straight Kurta Dress",
    description:
      "Fourteen stages of washing, resist and dye lie behind this cloth from Ajrakhpur in Kutch, where the Khatri printers still turn to the river calendar. The stars and lattices are placed down the centre front. Side slits are cut high enough to stride in, and low enough to skip trousers.",
    category: "casuals",
    garment: "straight-kurta",
    textile: "block-print",
    cut: { trousers: false, hem: 850 },
    price: 2150,
    materials: ["Cotton 100%", "Natural indigo and madder"],
    sizes: ["XS", "S", "M", "L", "XL", "XXL"],
    colors: ["Indigo", "Madder Red"],
    accent: "Ecru",
    stock: 40,
    ageDays: 71,
    reviews: [
      {
        author: "Tanvi Shah",
        rating: 5,
        ageDays: 62,
        comment:
          "I have visited Ajrakhpur, and this is the genuine cloth, print is clean on the reverse too.",
      },
      {
        author: "Devika Nair",
        rating: 5,
        ageDays: 45,
        comment: "Works as a dress with flats. Madder has a warm brick tone in daylight.",
      },
      {
        author: "Aditi Joshi",
        rating: 3,
        ageDays: 34,
        comment: "Lovely kurta, sleeves a little tight on my gym arms.",
      },
      {
        author: "Sneha Kulkarni",
        rating: 5,
        ageDays: 16,
        comment: "Wore it for a full conference day and it looked the same at 8 pm.",
      },
    ],
  },
  {
    slug: "maheshwari-stripe-kurta",
    title: "Maheshwari Stripe Boardroom Kurta",
    description:
      "The stripes copy the ones that Ahilyabai Holkar's weavers took from the walls of the fort at Maheshwar. Silk in the warp gives a low shine, cotton in the weft keeps it matt and manageable. We added a shirt placket and turned the reversible border into the hem.",
    category: "casuals",
    garment: "straight-kurta",
    textile: "stripes",
    cut: { neck: "band", border: true, hem: 820 },
    price: 2350,
    materials: ["Maheshwari silk-cotton", "Zari border"],
    sizes: ["S", "M", "L", "XL"],
    colors: ["Jamun Purple", "Bottle Green", "Sand"],
    accent: "Antique Gold",
    stock: 23,
    ageDays: 2.1,
    reviews: [],
  },
  {
    slug: "lucknow-chikankari-office-kurta",
    title: "Lucknow Chikankari Office Kurta",
    description:
      "Tone-on-tone chikankari, kept to the front panel and cuffs so that it stays within any dress code. The embroiderers at Kakori use bakhiya, a stitch worked from behind that shows as a shadow. The voile is double at the front and needs no inner.",
    category: "casuals",
    garment: "straight-kurta",
    textile: "chikankari",
    cut: { neck: "band", border: false },
    price: 1990,
    materials: ["Cotton voile 100%", "Chikankari hand embroidery"],
    sizes: ["XS", "S", "M", "L", "XL", "XXL"],
    colors: ["Powder Blue", "Sage", "Lilac", "Rose Dust"],
    accent: "Pearl",
    stock: 52,
    ageDays: 36,
    reviews: [
      {
        author: "Farah Siddiqui",
        rating: 5,
        ageDays: 29,
        comment:
          "Clean hand work, knots are tucked in behind. Not see-through, I checked under office lights.",
      },
      {
        author: "Kavya Menon",
        rating: 5,
        ageDays: 23,
        comment: "Four colours and I want all four. Started with sage.",
      },
      {
        author: "Pooja Banerjee",
        rating: 4,
        ageDays: 18,
        comment: "Fits well with trousers. One thread came loose at the cuff, fixed it in a minute.",
      },
      {
        author: "Nandini Rao",
        rating: 4,
        ageDays: 12,
        comment: "Soft like an old dupatta. Size up if you like it loose.",
      },
      {
        author: "Ritika Malhotra",
        rating: 5,
        ageDays: 5,
        comment: "My Tuesday kurta now. Machine washed it in a net bag and the embroidery is fine.",
      },
    ],
  },
];
