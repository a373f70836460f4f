import {
  changeWords,
  isNewProduct,
  NO_VALUE,
  type ChangeWords,
} from "../product-admin/history/change-words.ts";

/**
 * The changed fields of a row in words. Of a product that is added, fields without a value are left out, as is the title, which
 * heads the row.
 */
export const rowWords = (changes: unknown): ChangeWords[] =>
  changeWords(changes).filter(
    ({ field, after }) => !isNewProduct(changes) || (field !== "title" && after !== NO_VALUE),
  );

/** The media keys of the pictures that a row leaves a product with; empty if it does not change them. */
export const picturesAfter = (changes: unknown): string[] => {
  const { pictures } = (changes ?? {}) as { pictures?: { after?: { mediaKey?: string }[] | null } };
  return (pictures?.after ?? []).flatMap(({ mediaKey }) => (mediaKey ? [mediaKey] : []));
};

/** "1 product", "12,000 products". */
export const productsText = (count: number): string =>
  count === 1 ? "1 product" : `${count.toLocaleString("en-IN")} products`;
