import { gstRates } from "./gst-rates.ts";
import { rupees } from "../../platform/money.ts";

/** The shop's own figures: specification, section 9, and decisions 12, 14, 15 and 17. */
export const shopRules = {
  currency: "INR",
  country: "India",
  /** Free shipping only above it; the threshold itself still pays. */
  freeShippingAbove: rupees(500),
  /** The cart's estimate. */
  cartShippingFee: rupees(50),
  /** What checkout shows and charges. */
  checkoutShippingFee: rupees(99),
  /** The shown original price is price x 12 / 10. */
  originalPricePercent: 120,
  discountLabel: "17% OFF",
  welcomeDiscountPercent: 40,
  returnDays: 30,
  newWithinDays: 10,
  maxLinesInOrder: 50,
  maxInWishlist: 500,
  states: [
    "Andhra Pradesh",
    "Arunachal Pradesh",
    "Assam",
    "Bihar",
    "Chhattisgarh",
    "Goa",
    "Gujarat",
    "Haryana",
    "Himachal Pradesh",
    "Jharkhand",
    "Karnataka",
    "Kerala",
    "Madhya Pradesh",
    "Maharashtra",
    "Manipur",
    "Meghalaya",
    "Mizoram",
    "Nagaland",
    "Odisha",
    "Punjab",
    "Rajasthan",
    "Sikkim",
    "Tamil Nadu",
    "Telangana",
    "Tripura",
    "Uttar Pradesh",
    "Uttarakhand",
    "West Bengal",
  ],
  /** Goods and services tax contained in the prices, by what is sold and by day. */
  gst: gstRates,
} as const;

export type ShopRules = typeof shopRules;
