import { refuse } from "./catalogue.refusals.ts";
import { compactText, plainText } from "../../platform/plain-text.ts";
import { slugOf } from "./slug.rules.ts";
import type { Variant } from "./variant.rules.ts";

const maxSkuLength = 40;
const maxBarcodeLength = 48;

const validSku = /^[A-Z0-9][A-Z0-9._/-]*$/;

/** An SKU as an admin types it, in capital letters. Throws SKU_INVALID. */
export const checkedSku = (typed: string): string => {
  const sku = plainText(typed).toUpperCase();
  return sku.length <= maxSkuLength && validSku.test(sku) ? sku : refuse("SKU_INVALID", { field: "sku" });
};

/** The lengths of GTINs: EAN-8, UPC-A, EAN-13, and GTIN-14 of a box. */
const gtinLength = /^(?:\d{8}|\d{12,14})$/;

/** The last digit of a GTIN, from the others: weights 3 and 1 in turn, from the right. */
const checkDigitOf = (digits: string): number => {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
};

/** A barcode without the blanks and hyphens that people put into a GTIN. */
const barcodeText = (typed: string): string => {
  const digits = compactText(typed);
  return gtinLength.test(digits) ? digits : plainText(typed);
};

/** A barcode as an admin types or scans it: a GTIN, or any text of Code 128; `null` for none. Throws BARCODE_INVALID. */
export const checkedBarcode = (typed: string | null): string | null => {
  const barcode = barcodeText(typed ?? "");
  if (barcode === "") return null;
  if (barcode.length > maxBarcodeLength || !/^[ -~]+$/.test(barcode))
    refuse("BARCODE_INVALID", { field: "barcode" });
  if (!gtinLength.test(barcode)) return barcode;
  const checkDigit = checkDigitOf(barcode.slice(0, -1));
  return Number(barcode.at(-1)) === checkDigit
    ? barcode
    : refuse("BARCODE_INVALID", {
        field: "barcode",
        message: `${barcode} is not a barcode: its last digit would be ${checkDigit}. Please scan it again.`,
      });
};

/** A typed or scanned text as the SKU or the barcode that it may be. */
export const typedCode = (typed: string): { sku: string; barcode: string } => ({
  sku: plainText(typed).toUpperCase(),
  barcode: barcodeText(typed),
});

/** Whether a searched text is looked up as a code too. A text of letters alone is a word: that saves a statement for most texts. */
export const mayBeCode = (text: string): boolean => /[\d._/-]/.test(text);

/** Letters and digits of a name in ASCII, word by word and in capital letters. */
const wordsOf = (name: string): string[] =>
  slugOf(name)
    .toUpperCase()
    .split("-")
    .filter((word) => word !== "");

/** A word in `length` letters: its first one and the consonants, or its beginning if it has too few. "RUST" is "RST". */
const shortWord = (word: string, length: number): string => {
  const consonants = word.slice(0, 1) + word.slice(1).replace(/[AEIOU]/g, "");
  return (consonants.length >= length ? consonants : word).slice(0, length);
};

const noLetters = "X";

const maxSizeLength = 6;

const sizeCode = (size: string): string => wordsOf(size).join("").slice(0, maxSizeLength) || noLetters;

/** "Rust" is "RST", "Madder Red" is "MDR". */
const colorCode = (color: string): string => {
  const [first = noLetters, ...others] = wordsOf(color);
  const last = others.at(-1);
  return last === undefined ? shortWord(first, 3) : shortWord(first, 2) + last.slice(0, 1);
};

/** The beginning of the SKUs of a product: "KUR-0042". */
export const skuPrefixOf = (kind: string, number: number): string =>
  `${kind
    .replace(/[^a-z]/g, "")
    .slice(0, 3)
    .toUpperCase()}-${String(number).padStart(4, "0")}`;

/**
 * An SKU for each of the variants: prefix, size and colour, as "KUR-0042-M-RST". One that is taken, such as for a second colour
 * with the same letters, gets the next number: "KUR-0042-M-RST-2".
 */
export const madeSkus = <Each extends Variant>(
  prefix: string,
  variants: readonly Each[],
  taken: Iterable<string>,
): (Each & { sku: string })[] => {
  const used = new Set(taken);
  return variants.map((variant) => {
    const parts = [
      prefix,
      ...(variant.size === null ? [] : [sizeCode(variant.size)]),
      ...(variant.color === null ? [] : [colorCode(variant.color)]),
    ];
    const first = parts.join("-");
    let sku = first;
    for (let number = 2; used.has(sku); number += 1) sku = `${first}-${number}`;
    used.add(sku);
    return { ...variant, sku };
  });
};
