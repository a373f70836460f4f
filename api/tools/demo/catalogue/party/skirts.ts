import type { DemoProduct } from "../demo-product.ts";

/** Lehenga skirts, sold alone, to wear with a shirt as well as with a choli. */
export const skirts: DemoProduct[] = [
  {
    slug: "banarasi-tissue-lehenga-skirt",
    title: "Banarasi Tissue Lehenga Skirt",
    description:
      "Tissue from Varanasi is woven with silk one way and metal thread the other, so it shines from inside. This skirt takes six metres of it, box-pleated into a flat waistband with a side zip and a hidden pocket for your phone. Try it with a plain white shirt, cuffs rolled.",
    category: "party",
    garment: "lehenga-skirt",
    textile: "brocade",
    cut: { waist: "pleats" },
    price: 10500,
    materials: ["Silk tissue", "Zari", "Satin lining"],
    sizes: ["S", "M", "L", "XL"],
    colors: ["Champagne", "Rani Pink"],
    accent: "Antique Gold",
    stock: 7,
    ageDays: 64,
    reviews: [
      {
        author: "Ananya Iyer",
        rating: 5,
        ageDays: 50,
        comment:
          "A POCKET in a lehenga. And the tissue is the real crisp kind, it makes that lovely sound when you sit.",
      },
      {
        author: "Ritika Malhotra",
        rating: 3,
        ageDays: 29,
        comment:
          "Paired with a white shirt as suggested and got so many compliments. It does crush when you sit in a car.",
      },
    ],
  },
  {
    slug: "panelled-leheriya-twirl-skirt",
    title: "Panelled Leheriya Twirl Skirt",
    description:
      "Twenty-four gored panels, each with the leheriya waves running the other way, so the stripes meet in peaks all round. Dyed in Jodhpur in small lots on light georgette, lined to the knee and left sheer at the hem. It was made for garba and survives it.",
    category: "party",
    garment: "lehenga-skirt",
    textile: "leheriya",
    cut: { form: "panelled" },
    price: 4990,
    materials: ["Georgette", "Cotton lining", "Gota edging"],
    sizes: ["XS", "S", "M", "L", "XL", "XXL"],
    colors: ["Saffron", "Rani Pink", "Firozi"],
    accent: "Ivory",
    stock: 31,
    ageDays: 97,
    reviews: [
      {
        author: "Tanvi Shah",
        rating: 5,
        ageDays: 84,
        comment: "Nine nights of garba, two washes, still bright. What a twirl!",
        hasPhoto: true,
      },
      {
        author: "Aditi Joshi",
        rating: 5,
        ageDays: 80,
        comment: "Bought firozi, then went back for saffron. Length is right for my 5'5\".",
      },
      {
        author: "Kavya Menon",
        rating: 3,
        ageDays: 52,
        comment: "Light and easy to dance in. The drawstring tassels are a bit too heavy for it.",
      },
      {
        author: "Harpreet Kaur",
        rating: 4,
        ageDays: 35,
        comment:
          "Nice joining of the stripes at the panels. Hem is sheer so wear a longer slip if you are shy.",
      },
      {
        author: "Nandini Rao",
        rating: 5,
        ageDays: 14,
        comment: "My daughter borrowed it for college fest and it has not come back.",
      },
      {
        author: "Meher Qureshi",
        rating: 3,
        ageDays: 62,
        comment: "Nice colour, but orange rubbed off on my white kurti with sweat.",
      },
    ],
  },
  {
    slug: "mashru-stripe-festive-skirt",
    title: "Mashru Stripe Festive Skirt",
    description:
      "Mashru has silk on its face and cotton against the skin, an old answer from Patan to wearing silk in the heat. The stripes run straight down a gathered lehenga shape with a broad contrast hem. Add a black bodysuit and it is ready for a gallery opening; add a choli and it is ready for Diwali.",
    category: "party",
    garment: "lehenga-skirt",
    textile: "stripes",
    cut: { border: true },
    price: 4250,
    materials: ["Mashru silk-cotton", "Cotton hem facing"],
    sizes: ["S", "M", "L", "XL"],
    colors: ["Madder Red", "Peacock Teal"],
    accent: "Marigold",
    stock: 19,
    ageDays: 173,
    reviews: [
      {
        author: "Sneha Kulkarni",
        rating: 3,
        ageDays: 149,
        comment: "Cool inside, shiny outside, just as described. Waistband runs half a size small.",
      },
      {
        author: "Devika Nair",
        rating: 5,
        ageDays: 90,
        comment:
          "The teal with yellow stripes is unusual and so festive. Wore it to work on Onam with a linen shirt.",
      },
    ],
  },
];
