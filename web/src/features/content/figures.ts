import { shop, type ShopDetails } from "../../shop.ts";
import { formatRupees } from "../../ui/money.ts";
import { hasUnionTerritory, placesCount } from "./delivery/places.ts";

/** What `{name}` in a text stands for, so that the texts follow the settings of the shop. */
const figures: Readonly<Record<string, (shop: ShopDetails) => string>> = {
  shopName: ({ name }) => name,
  freeShippingAbove: ({ freeShippingAbove }) => formatRupees(freeShippingAbove),
  checkoutShippingFee: ({ checkoutShippingFee }) => formatRupees(checkoutShippingFee),
  returnDays: ({ returnDays }) => `${returnDays}`,
  country: ({ country }) => country,
  places: ({ states }) => placesCount(states),
  exceptTerritories: ({ states }) =>
    hasUnionTerritory(states) ? "" : ", and for now not to the union territories",
  founder: ({ contact }) => contact.founder,
  email: ({ contact }) => contact.email,
  phone: ({ contact }) => contact.phone,
  seller: ({ seller }) => seller,
  sellerName: ({ sellerName }) => sellerName,
  sellerAddress: ({ sellerAddress }) => sellerAddress,
  officer: ({ grievanceOfficer: { name, designation } }) => `${name}, ${designation}`,
  officerPhone: ({ grievanceOfficer }) => grievanceOfficer.phone,
  officerEmail: ({ grievanceOfficer }) => grievanceOfficer.email,
};

/** The figure of a name, now or of a shop of the past; an unknown one as it was typed. */
export const figureOf = (name: string, of: ShopDetails = shop()): string =>
  Object.hasOwn(figures, name) ? (figures[name]?.(of) ?? "") : `{${name}}`;

/** A text with its figures. */
export const withFigures = (text: string, of?: ShopDetails): string =>
  text.replace(/\{([a-zA-Z]+)\}/g, (_found, name: string) => figureOf(name, of));
