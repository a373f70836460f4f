import { gstRates } from "./gst-rates.rules.ts";
import { rupees } from "../../platform/money.ts";

/** The figures of the shop: specification, section 9, and decisions 12, 14, 15 and 17. */
export const shopRules = {
  currency: "INR",
  country: "India",
  /** Shipping is free above this subtotal; at the threshold itself it is not. */
  freeShippingAbove: rupees(500),
  /** The estimate of the cart page. */
  cartShippingFee: rupees(50),
  /** The fee that checkout displays and charges. */
  checkoutShippingFee: rupees(99),
  /** The displayed original price in percent of the price. */
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
  /** Goods and services tax contained in the prices, by HSN code and day. */
  gst: gstRates,
} as const;

export type ShopRules = typeof shopRules;
