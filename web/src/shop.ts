import type { ShopDetails_SettingsFragment } from "./graphql/generated.ts";

/** Figures, seller and contact of the shop. They are the same for every visitor; amounts are rupees. */
export type ShopDetails = ShopDetails_SettingsFragment;

let details: ShopDetails | undefined;

/** Sets the details before a rendering on the server. A rendering is one synchronous call. */
export const setShop = (shop: ShopDetails): void => {
  details = shop;
};

const readFromPage = (): ShopDetails =>
  JSON.parse(document.getElementById("shop")?.textContent ?? "{}") as ShopDetails;

/**
 * The details that the server has written into the page. They can change while a module is loaded, so read them when they are
 * needed, and not at the top of a module.
 */
export const shop = (): ShopDetails => (details ??= readFromPage());
