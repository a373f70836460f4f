import type {
  Category,
  CollectionEditor_CollectionFragment,
  CollectionInput,
  CollectionKind,
  CollectionRuleInput,
  ColorFamily,
  Fabric,
  GarmentKind,
} from "../../../graphql/generated.ts";
import { plainText } from "../../../ui/plain-text.ts";
import { parsePrice, splitList } from "../../product-admin/form/typed-values.ts";

/** A collection as its form holds it: sizes and prices as they are typed. */
export type CollectionDraft = {
  title: string;
  slug: string;
  text: string;
  kind: CollectionKind;
  categories: readonly Category[];
  kinds: readonly GarmentKind[];
  colors: readonly ColorFamily[];
  fabrics: readonly Fabric[];
  sizes: string;
  minPrice: string;
  maxPrice: string;
  isNew: boolean;
  isOnSale: boolean;
  isInStock: boolean;
  /** Picked or pinned products in their order. */
  productIds: readonly string[];
  pictureAlt: string;
  /** `null` for the upper part of the picture. */
  pictureFocus: readonly number[] | null;
  /** A chosen file, or whether the stored picture goes. */
  picture: File | "stored" | "removed";
};

export type DraftField = keyof CollectionDraft;

export const newDraft: CollectionDraft = {
  title: "",
  slug: "",
  text: "",
  kind: "PICKED",
  categories: [],
  kinds: [],
  colors: [],
  fabrics: [],
  sizes: "",
  minPrice: "",
  maxPrice: "",
  isNew: false,
  isOnSale: false,
  isInStock: false,
  productIds: [],
  pictureAlt: "",
  pictureFocus: null,
  picture: "stored",
};

/** As the server checks them. */
export const MAX_TITLE_LENGTH = 80;
export const MAX_SLUG_LENGTH = 80;
export const MAX_TEXT_LENGTH = 2000;

/** The slug that a title makes: "Diwali 2026!" is "diwali-2026"; empty for a title without Latin letters and digits. */
export const slugOf = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/-$/, "");

const priceText = (price: number | null): string => (price === null ? "" : String(price));

export const draftOf = (collection: CollectionEditor_CollectionFragment): CollectionDraft => {
  const { title, slug, text, kind, rule, productIds, pictureAlt } = collection;
  return {
    title,
    slug,
    text,
    kind,
    categories: rule.categories,
    kinds: rule.kinds,
    colors: rule.colors,
    fabrics: rule.fabrics,
    sizes: rule.sizes.join(", "),
    minPrice: priceText(rule.minPrice),
    maxPrice: priceText(rule.maxPrice),
    isNew: rule.isNew,
    isOnSale: rule.isOnSale,
    isInStock: rule.isInStock,
    productIds,
    pictureAlt,
    pictureFocus: collection.picture?.focus ?? null,
    picture: "stored",
  };
};

/** Rupees; `null` for an empty field, and -1, which the server refuses with its sentence, for a text that is no price. */
const priceOf = (typed: string): number | null => {
  const text = plainText(typed);
  if (text === "") return null;
  return /^0+$/.test(text) ? 0 : (parsePrice(text) ?? -1);
};

/** The rule of the form. */
export const ruleOf = (draft: CollectionDraft): CollectionRuleInput => ({
  categories: [...draft.categories],
  kinds: [...draft.kinds],
  colors: [...draft.colors],
  fabrics: [...draft.fabrics],
  sizes: splitList(draft.sizes),
  minPrice: priceOf(draft.minPrice),
  maxPrice: priceOf(draft.maxPrice),
  isNew: draft.isNew,
  isOnSale: draft.isOnSale,
  isInStock: draft.isInStock,
});

/** What the form sends, without its file. */
export const inputOf = (draft: CollectionDraft): CollectionInput => ({
  title: draft.title,
  slug: draft.slug,
  text: draft.text,
  kind: draft.kind,
  rule: draft.kind === "RULE" ? ruleOf(draft) : null,
  productIds: [...draft.productIds],
  pictureAlt: draft.pictureAlt,
  pictureFocus: draft.pictureFocus && [...draft.pictureFocus],
  removesPicture: draft.picture === "removed",
});
