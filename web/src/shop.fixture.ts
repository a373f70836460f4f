import type { ShopDetails } from "./shop.ts";

/** The shop of the specification, for tests without a page. */
export const shopOfSpecification: ShopDetails = {
  name: "Saanjh",
  tagline: "Western lines, Indian hands",
  description: "Dresses, co-ords, office wear and accessories with western lines and Indian craft.",
  blurb:
    "Western lines, Indian hands. Dresses, co-ords and office wear cut for the city, printed, dyed and embroidered by craftspeople across India.",
  mark: '<svg viewBox="0 0 32 32"></svg>',
  wordmark: "",
  freeShippingAbove: 500,
  cartShippingFee: 50,
  checkoutShippingFee: 99,
  hasSmsCodes: false,
  welcomeDiscountPercent: 40,
  returnDays: 30,
  newWithinDays: 10,
  lowStockUpTo: 5,
  states: ["Goa", "Punjab"],
  country: "India",
  seller: "Saanjh Studio, GSTIN 04AAAAA0000A1ZA",
  sellerName: "Saanjh Studio",
  sellerAddress: "SCO 148, Sector 17-C, Chandigarh 160017",
  supportLine: "24/7 support",
  grievanceOfficer: {
    name: "Harleen Sandhu",
    designation: "Grievance Officer",
    phone: "+91 172 555 0149",
    email: "grievance@saanjh.example",
  },
  contact: {
    founder: "Meher Gill",
    phone: "+91 172 555 0148",
    whatsApp: "+91 98155 50148",
    email: "care@saanjh.example",
    address: ["Saanjh Studio", "SCO 148, Sector 17-C", "Chandigarh 160017", "India"],
    hours: "",
    instagram: "@saanjh.studio",
    facebook: "",
    youTube: "",
  },
};
