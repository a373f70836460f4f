import type { BrandDrawings } from "../../platform/brand-files.ts";
import { sellerLine } from "./seller.rules.ts";
import type { LiveSettings, Settings } from "./settings.ts";

/**
 * What every page of the client knows of the shop, in the form of the fragment `ShopDetails_settings`: the server writes it
 * into the page. Amounts are rupees.
 */
export const shopDetails = (
  {
    brand,
    shop,
    seller,
    contact,
    grievanceOfficer,
    sms,
  }: Pick<LiveSettings, "brand" | "shop" | "seller" | "contact" | "grievanceOfficer"> &
    Partial<Pick<Settings, "sms">>,
  { mark, wordmark }: BrandDrawings,
) => ({
  name: brand.name,
  tagline: brand.tagline,
  description: brand.description,
  blurb: brand.blurb,
  mark,
  wordmark,
  freeShippingAbove: shop.freeShippingAbove / 100,
  cartShippingFee: shop.cartShippingFee / 100,
  checkoutShippingFee: shop.checkoutShippingFee / 100,
  hasSmsCodes: sms !== undefined,
  welcomeDiscountPercent: shop.welcomeDiscountPercent,
  returnDays: shop.returnDays,
  newWithinDays: shop.newWithinDays,
  lowStockUpTo: shop.lowStockUpTo,
  states: shop.states,
  country: shop.country,
  seller: sellerLine(seller),
  sellerName: seller.name,
  sellerAddress: seller.address,
  supportLine: shop.supportLine,
  contact,
  grievanceOfficer,
});

export type ShopDetails = ReturnType<typeof shopDetails>;
