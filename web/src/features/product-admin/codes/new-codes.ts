import type { NewVariantCodesInput } from "../../../graphql/generated.ts";
import { plainText } from "../../../ui/plain-text.ts";
import { variantKey, type StockVariant } from "../stock/spread.ts";
import type { CodeField } from "./changed-codes.ts";

/** What was typed for the variants of a new product, by their keys. */
export type TypedNewCodes = Readonly<Record<string, Partial<Record<CodeField, string>> | undefined>>;

/** The codes to send: those of variants for which something is typed. */
export const newCodesOf = (typed: TypedNewCodes, variants: readonly StockVariant[]): NewVariantCodesInput[] =>
  variants.flatMap((variant) => {
    const entry = typed[variantKey(variant)];
    const sku = plainText(entry?.sku ?? "") || null;
    const barcode = plainText(entry?.barcode ?? "") || null;
    return sku || barcode ? [{ ...variant, sku, barcode }] : [];
  });

/** The variant and the field of a refusal such as `codes.2.sku`, which counts the codes that were sent. */
export const refusedCode = (
  field: string | undefined,
  sent: readonly NewVariantCodesInput[],
): { key: string; field: CodeField } | undefined => {
  const [, index, name] = /^codes\.(\d+)(?:\.(sku|barcode))?$/.exec(field ?? "") ?? [];
  const entry = sent[Number(index)];
  if (!entry) return undefined;
  const { size = null, color = null } = entry;
  return { key: variantKey({ size, color }), field: name === "barcode" ? "barcode" : "sku" };
};
