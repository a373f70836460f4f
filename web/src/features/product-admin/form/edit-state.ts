import type { ProductEditor_ProductFragment } from "../../../graphql/generated.ts";
import type { Conflict } from "./conflicts.ts";
import { productFields, type ProductField } from "./product-fields.ts";
import { emptyTexts, isSameText, textsOf, type ProductTexts } from "./product-texts.ts";

/** The form of one product. */
export type EditState = {
  /** The version whose values the admin saw. A save carries it. */
  version: number;
  /** The newest values that were loaded; of a field in conflict, those of the version. */
  base: ProductTexts;
  /** The values when the form opened or was last saved: what changed since without the admin's typing is named after a save. */
  opened: ProductTexts;
  /** The values as typed. */
  texts: ProductTexts;
  /** The stock that the admin saw before typing a count. A save carries it. */
  seenStock: string;
  /** The idempotency key of a new product. Missing for an existing one. */
  requestKey?: string;
};

type Product = ProductEditor_ProductFragment;

export const startEdit = (product: Product): EditState => {
  const base = textsOf(product);
  return { version: product.version, base, opened: base, texts: base, seenStock: base.stock };
};

/** The form of a new product, which is added once. */
export const startNew = (): EditState => ({
  version: 0,
  base: emptyTexts,
  opened: emptyTexts,
  texts: emptyTexts,
  seenStock: emptyTexts.stock,
  requestKey: crypto.randomUUID(),
});

/** The fields whose typed value differs from the one that the admin saw. */
export const changedFields = ({ base, texts }: EditState): ProductField[] =>
  productFields.filter((field) => !isSameText(field, base[field], texts[field]));

export const pickTexts = (fields: readonly ProductField[], texts: ProductTexts): Partial<ProductTexts> =>
  Object.fromEntries(fields.map((field) => [field, texts[field]]));

/** The stock cannot conflict: a count is booked against the pieces that are there. */
const isConflicting = (field: ProductField, base: ProductTexts, fresh: ProductTexts): boolean =>
  field !== "stock" && !isSameText(field, base[field], fresh[field]);

/**
 * The form after the product was loaded again. Typed texts stay. If another admin changed one of their fields, the version
 * stays too, so that the next save asks about the conflict.
 */
export const withLoaded = (state: EditState, product: Product): EditState => {
  const fresh = textsOf(product);
  const typed = changedFields(state).filter(
    (field) =>
      !isSameText(field, fresh[field], state.texts[field]) && !(field === "stock" && product.isTracked),
  );
  const texts = { ...fresh, ...pickTexts(typed, state.texts) };
  const conflicting = typed.filter((field) => isConflicting(field, state.base, fresh));
  const base = { ...fresh, ...pickTexts(conflicting, state.base) };
  const version = conflicting.length > 0 ? state.version : product.version;
  return {
    ...state,
    version,
    base,
    texts,
    seenStock: typed.includes("stock") ? state.seenStock : fresh.stock,
  };
};

/** The form after a save of `sent`. What was typed during the request stays typed. */
export const afterSave = (state: EditState, sent: ProductTexts, product: Product): EditState => {
  const base = textsOf(product);
  const typed = productFields.filter((field) => state.texts[field] !== sent[field]);
  return {
    version: product.version,
    base,
    opened: base,
    texts: { ...base, ...pickTexts(typed, state.texts) },
    seenStock: base.stock,
  };
};

/** The form of a new product after `sent` was added. What was typed during the request is in it. */
export const afterAdd = ({ texts }: EditState, sent: ProductTexts): EditState => {
  const typed = productFields.filter((field) => texts[field] !== sent[field]);
  const next = startNew();
  return { ...next, texts: { ...next.texts, ...pickTexts(typed, texts) } };
};

/** A restored form, with the texts of another form that were typed over it. */
export const withTyped = (restored: EditState, typed: EditState): EditState => {
  const fields = changedFields(typed);
  return {
    ...restored,
    version: Math.min(restored.version, typed.version),
    base: { ...restored.base, ...pickTexts(fields, typed.base) },
    texts: { ...restored.texts, ...pickTexts(fields, typed.texts) },
    seenStock: fields.includes("stock") ? typed.seenStock : restored.seenStock,
  };
};

/** The fields that changed since the form was opened and are not part of this save, with both values. */
export const mergedFields = (
  { opened }: EditState,
  sentFields: readonly ProductField[],
  product: Product,
): { field: ProductField; before: string; after: string }[] => {
  const saved = textsOf(product);
  return productFields
    .filter((field) => !sentFields.includes(field) && isConflicting(field, opened, saved))
    .map((field) => ({ field, before: opened[field], after: saved[field] }));
};

/** The form after the admin has chosen between both values of each conflict. `version` is the version of their values. */
export const withChoices = (
  state: EditState,
  { conflicts, version }: { conflicts: readonly Conflict[]; version: number },
  choices: Partial<Record<string, "mine" | "theirs">>,
): EditState => {
  const theirs = Object.fromEntries(conflicts.map(({ field, text }) => [field, text]));
  const taken = conflicts.filter(({ field }) => choices[field] === "theirs");
  const takenTexts = Object.fromEntries(taken.map(({ field, text }) => [field, text]));
  return {
    ...state,
    version,
    base: { ...state.base, ...theirs },
    opened: { ...state.opened, ...theirs },
    texts: { ...state.texts, ...takenTexts },
  };
};
