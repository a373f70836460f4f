import type { VariantCodes_ProductFragment, VariantCodesInput } from "../../../graphql/generated.ts";
import { plainText } from "../../../ui/plain-text.ts";

export type CodedVariant = VariantCodes_ProductFragment["variants"][number];

export type CodeField = "sku" | "barcode";

/** What was typed for a variant, and the codes that the admin saw before. */
type Typed = Partial<Record<CodeField, string>> & { seen: Pick<CodedVariant, CodeField> };

/** By the id of the variant. */
export type TypedCodes = Readonly<Record<string, Typed | undefined>>;

export const codeText = (typed: TypedCodes, variant: CodedVariant, field: CodeField): string =>
  typed[variant.id]?.[field] ?? variant[field] ?? "";

/** The typed codes after an input. The first input of a variant remembers what the admin saw. */
export const withCode = (
  typed: TypedCodes,
  variant: CodedVariant,
  change: Partial<Record<CodeField, string>>,
): TypedCodes => ({
  ...typed,
  [variant.id]: { seen: { sku: variant.sku, barcode: variant.barcode }, ...typed[variant.id], ...change },
});

/** The typed codes after a refusal has shown the admin the present code: saving again overwrites it. */
export const withSeen = (
  typed: TypedCodes,
  variantId: string,
  present: Partial<Typed["seen"]>,
): TypedCodes => {
  const entry = typed[variantId];
  return entry ? { ...typed, [variantId]: { ...entry, seen: { ...entry.seen, ...present } } } : typed;
};

/** The codes to save: those that differ from what the admin saw. SKUs have capital letters. */
export const changedCodes = (typed: TypedCodes, variants: readonly CodedVariant[]): VariantCodesInput[] =>
  variants.flatMap((variant) => {
    const entry = typed[variant.id];
    if (!entry) return [];
    const { seen } = entry;
    const sku = plainText(entry.sku ?? seen.sku).toUpperCase();
    const barcode = plainText(entry.barcode ?? seen.barcode ?? "") || null;
    if (sku === seen.sku && barcode === seen.barcode) return [];
    return [{ id: variant.id, sku, skuSeen: seen.sku, barcode, barcodeSeen: seen.barcode }];
  });
