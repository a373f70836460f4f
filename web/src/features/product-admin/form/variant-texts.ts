import type { TypedNewCodes } from "../codes/new-codes.ts";

/** What is typed for the sizes and colours of a new product, by their keys. */
export type VariantTexts = {
  /** The pieces of each; `null` for one stock. */
  pieces: Readonly<Record<string, string>> | null;
  /** The SKU and the barcode of each; `null` while the shop makes all SKUs. */
  codes: TypedNewCodes | null;
};

export const isEmptyVariantTexts = ({ pieces, codes }: VariantTexts): boolean =>
  pieces === null && codes === null;

/** The texts of a draft, unless others were typed since. */
export const withTypedVariants = (draft: VariantTexts | undefined, typed: VariantTexts): VariantTexts => ({
  pieces: typed.pieces ?? draft?.pieces ?? null,
  codes: typed.codes ?? draft?.codes ?? null,
});

const isRecordOf = (value: unknown, isEntry: (entry: unknown) => boolean): boolean =>
  typeof value === "object" && value !== null && Object.values(value).every(isEntry);

const isText = (value: unknown): boolean => typeof value === "string";

export const isVariantTexts = (value: unknown): value is VariantTexts => {
  if (typeof value !== "object" || value === null) return false;
  const { pieces = null, codes = null } = value as Partial<VariantTexts>;
  return (
    (pieces === null || isRecordOf(pieces, isText)) &&
    (codes === null || isRecordOf(codes, (entry) => isRecordOf(entry, isText)))
  );
};
