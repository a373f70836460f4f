import { browserStorage } from "../../accounts/session/session-storage.ts";
import type { ProductEditor_ProductFragment } from "../../../graphql/generated.ts";
import { changedFields, pickTexts, startNew, withLoaded, type EditState } from "./edit-state.ts";
import { productFields } from "./product-fields.ts";
import { emptyTexts, textsOf, type ProductTexts } from "./product-texts.ts";
import { isEmptyVariantTexts, isVariantTexts, type VariantTexts } from "./variant-texts.ts";

type Product = ProductEditor_ProductFragment;

/** Unsaved texts of a product's form. */
export type ProductDraft = {
  /** The admin's address: another admin of this browser never sees the draft. */
  owner: string;
  /** The version that the admin saw; 0 for a new product. */
  version: number;
  /** When the last key was pressed (ISO). */
  savedAt: string;
  /** The typed fields only. */
  texts: Partial<ProductTexts>;
  /** The values of these fields that the admin saw. */
  before: Partial<ProductTexts>;
  /** The idempotency key of a new product: it may be in the shop already, if no answer came. */
  requestKey?: string;
  /** The pieces and codes of a new product's sizes and colours; missing if none are typed. */
  variants?: VariantTexts;
};

/** The id under which the draft of a new product is stored. */
export const NEW_PRODUCT = "new";

const keyOf = (productId: string) => `product-draft:${productId}`;

const isTexts = (value: unknown): value is Partial<ProductTexts> =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(value).every(
    ([field, text]) => productFields.some((each) => each === field) && typeof text === "string",
  );

const isDraft = (value: unknown): value is ProductDraft => {
  const {
    owner,
    version,
    savedAt,
    texts,
    before,
    requestKey = "",
    variants,
  } = (value ?? {}) as Partial<ProductDraft>;
  return (
    isTexts(texts) &&
    isTexts(before) &&
    (variants === undefined || isVariantTexts(variants)) &&
    typeof owner === "string" &&
    typeof requestKey === "string" &&
    Number.isInteger(version) &&
    typeof savedAt === "string" &&
    !Number.isNaN(Date.parse(savedAt))
  );
};

/** Saves the draft in the browser. It outlives a reload, a crash and the session; a logout clears it. */
export const saveProductDraft = (productId: string, draft: ProductDraft): void => {
  browserStorage.setItem(keyOf(productId), JSON.stringify(draft));
};

/** The draft of this admin; `null` if missing. */
export const loadProductDraft = (productId: string, owner: string): ProductDraft | null => {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(keyOf(productId)) ?? "null");
    return isDraft(stored) && stored.owner === owner ? stored : null;
  } catch {
    return null;
  }
};

export const removeProductDraft = (productId: string): void => browserStorage.removeItem(keyOf(productId));

/** The draft of the form as it is now. */
export const draftOf = (
  state: EditState,
  owner: string,
  now: Date,
  variants?: VariantTexts,
): ProductDraft => {
  const fields = changedFields(state);
  return {
    owner,
    version: state.version,
    savedAt: now.toISOString(),
    texts: pickTexts(fields, state.texts),
    before: pickTexts(fields, state.base),
    ...(state.requestKey && { requestKey: state.requestKey }),
    ...(variants && !isEmptyVariantTexts(variants) && { variants }),
  };
};

/** A typed count is restored only if the stock is still the one that the admin saw: pieces may have been sold since. */
export const isCountOutdated = ({ texts, before }: ProductDraft, product: Product): boolean =>
  texts.stock !== undefined && (product.isTracked || before.stock !== String(product.stock));

/**
 * The form with the texts of a draft. It keeps the draft's version if another admin has changed one of its fields since, so
 * that the save asks about the conflict.
 */
export const withDraft = (draft: ProductDraft, product: Product): EditState => {
  const loaded = textsOf(product);
  const stock = isCountOutdated(draft, product) ? loaded.stock : (draft.texts.stock ?? loaded.stock);
  const state = {
    version: Math.min(draft.version, product.version),
    base: { ...loaded, ...draft.before },
    opened: loaded,
    texts: { ...loaded, ...draft.texts, stock },
    seenStock: loaded.stock,
  };
  return withLoaded(state, product);
};

/** The form of a new product with the texts of a draft. */
export const newWithDraft = (draft: ProductDraft | null): EditState => ({
  ...startNew(),
  texts: { ...emptyTexts, ...draft?.texts },
  ...(draft?.requestKey && { requestKey: draft.requestKey }),
});

export const hasProductDraft = (productId: string): boolean =>
  Boolean(browserStorage.getItem(keyOf(productId)));
