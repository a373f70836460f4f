import { focusInSteps, focusSentence, type Focus } from "../catalogue/product-row.rules.ts";
import { isSlug } from "../catalogue/slug.rules.ts";
import { CollectionKind, maxProducts, type CollectionRule } from "../collections/collection.rules.ts";
import { facetChoiceOf } from "../search/facets/facet.rules.ts";
import { refuse } from "./collection-admin.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { highestPrice, type Paise } from "../../platform/money.ts";
import { cleanLine, cleanText } from "../../platform/text.ts";

/** A rule as an admin enters it. */
export type TypedRule = {
  categories: readonly string[];
  kinds: readonly string[];
  colors: readonly string[];
  fabrics: readonly string[];
  sizes: readonly string[];
  minPrice?: Paise | null;
  maxPrice?: Paise | null;
  isNew: boolean;
  isOnSale: boolean;
  isInStock: boolean;
};

/** A collection as an admin enters it. */
export type TypedCollection = {
  title: string;
  slug: string;
  text: string;
  kind: CollectionKind;
  rule: TypedRule;
  /** Ids of picked or pinned products, in their order; `null` for the stored ones. */
  productIds: readonly string[] | null;
  pictureAlt: string;
  pictureFocus: readonly number[] | null;
};

/** The same in its plain form. */
export type CheckedCollection = Omit<TypedCollection, "rule" | "productIds" | "pictureFocus"> & {
  pictureFocus: Focus | null;
  rule: CollectionRule;
  productIds: string[] | null;
};

const maxTitleLength = 80;
const maxTextLength = 2000;
const maxAltLength = 300;
const maxSizeLength = 60;

const invalid = (field: string, message: string): never => refuse("COLLECTION_INVALID", { field, message });

const checkedPrice = (price: Paise | null | undefined, field: string): Paise | undefined => {
  if (price == null) return undefined;
  return Number.isSafeInteger(price) && price >= 0 && price <= highestPrice
    ? price
    : invalid(field, "Enter a price from 0 to 10,00,000 rupees.");
};

const sorted = (values: readonly string[] | undefined): string[] => [...new Set(values)].sort();

/** The rule with the parts that select, each in one order, so that equal rules are equal as JSON. Throws COLLECTION_INVALID. */
export const checkedRule = (typed: TypedRule): CollectionRule => {
  const minPrice = checkedPrice(typed.minPrice, "minPrice");
  const maxPrice = checkedPrice(typed.maxPrice, "maxPrice");
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
    invalid("maxPrice", "The highest price is below the lowest.");
  const sizes = typed.sizes.map((size) => cleanLine(size, "sizes", maxSizeLength));
  const facets = facetChoiceOf({ ...typed, sizes }) ?? {};
  const lists = {
    categories: sorted(typed.categories),
    kinds: sorted(facets.kinds),
    colors: sorted(facets.colors),
    fabrics: sorted(facets.fabrics),
    sizes: sorted(facets.sizes),
  };
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0)),
    ...(minPrice === undefined ? {} : { minPrice }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
    ...(typed.isNew ? { isNew: true } : {}),
    ...(typed.isOnSale ? { isOnSale: true } : {}),
    ...(typed.isInStock ? { isInStock: true } : {}),
  };
};

/** Each id once, where it first stands. Throws BAD_ID, COLLECTION_INVALID. */
export const checkedProducts = (kind: CollectionKind, productIds: readonly string[]): string[] => {
  const ids = [...new Set(productIds.map((id) => asId(id, "productIds")))];
  const most = maxProducts[kind];
  if (ids.length > most)
    invalid(
      "productIds",
      kind === CollectionKind.PICKED
        ? `A collection has at most ${most.toLocaleString("en-IN")} picked products. A rule can select more.`
        : `Pin at most ${most} products.`,
    );
  return ids;
};

/** A collection in its plain form. Throws COLLECTION_INVALID with the field, BAD_INPUT, BAD_ID. */
export const checkedCollection = (typed: TypedCollection): CheckedCollection => {
  const title = cleanLine(typed.title, "title", maxTitleLength);
  if (title === "") invalid("title", "Enter a title. Shoppers see it.");
  const slug = typed.slug.trim().toLowerCase();
  if (!isSlug(slug)) invalid("slug", "An address has letters a to z, digits and single hyphens, at most 80.");
  return {
    title,
    slug,
    text: cleanText(typed.text, "text", maxTextLength),
    kind: typed.kind,
    rule: typed.kind === CollectionKind.RULE ? checkedRule(typed.rule) : {},
    productIds: typed.productIds && checkedProducts(typed.kind, typed.productIds),
    pictureAlt: cleanLine(typed.pictureAlt, "pictureAlt", maxAltLength),
    pictureFocus:
      typed.pictureFocus && (focusInSteps(typed.pictureFocus) ?? invalid("pictureFocus", focusSentence)),
  };
};
