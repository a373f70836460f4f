import { gstRates } from "./gst-rates.rules.ts";
import { rupees, type Paise } from "../../platform/money.ts";

/**
 * The figures of the shop: specification, section 9, and decisions 12, 14, 15 and 17. Those of `ChangeableRules` are the first
 * values of settings.
 */
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
  /** Whether a product without an MRP has that original price too. */
  hasOriginalPriceWithoutMrp: true,
  /** The line about support on product pages; empty without one. */
  supportLine: "24/7 support",
  /** What a product page says of goods that do not say it themselves. */
  legalDefaults: { manufacturer: "", netQuantity: "1 piece", consumerCare: "" },
  /** The highest total that is paid online: the maximum of a new account at Razorpay. */
  onlineMaximum: rupees(500_000),
  welcomeDiscountPercent: 40,
  returnDays: 30,
  newWithinDays: 10,
  /** Maximum number of pieces, all stock units together, of a product with low stock. */
  lowStockUpTo: 5,
  /** The highest `lowStockUpTo`. The table `low_stock` has the products with at most this number: another one needs a migration. */
  lowStockKept: 20,
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

/** The figures that an admin can change: `api/src/features/shop/shop-settings.rules.ts`. */
type ChangeableRules = {
  freeShippingAbove: Paise;
  cartShippingFee: Paise;
  hasOriginalPriceWithoutMrp: boolean;
  supportLine: string;
  legalDefaults: { manufacturer: string; netQuantity: string; consumerCare: string };
  checkoutShippingFee: Paise;
  onlineMaximum: Paise;
  welcomeDiscountPercent: number;
  returnDays: number;
  newWithinDays: number;
  lowStockUpTo: number;
  states: readonly string[];
};

export type ShopRules = Omit<typeof shopRules, keyof ChangeableRules> & ChangeableRules;
