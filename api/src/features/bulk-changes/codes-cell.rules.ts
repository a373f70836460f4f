import { refuse } from "./bulk-changes.refusals.ts";
import { valueText } from "../../platform/csv/cell-values.ts";
import { startOfText } from "../../platform/text.ts";
import { checkedBarcode, checkedSku } from "../catalogue/sku.rules.ts";
import {
  isSameVariant,
  variantText,
  variantsOf,
  type Options,
  type Variant,
} from "../catalogue/variant.rules.ts";

/** The codes of a variant as a cell of a file has them. */
export type CellCodes = Variant & { sku: string; barcode: string | null };

/** The beginning of the entry of a variant: "M, Rust: "; empty for a product without sizes and colours. */
const startOf = (variant: Variant): string => {
  const name = variantText(variant);
  return name && `${name}: `;
};

/** A semicolon or backslash inside an entry has a backslash before it. */
const entryOf = ({ sku, barcode, ...variant }: CellCodes): string =>
  (startOf(variant) + [sku, barcode].filter(Boolean).join(" ")).replace(/[\\;]/g, "\\$&");

const entriesOf = (cell: string): string[] =>
  (cell.match(/(?:\\.|[^;\\]|\\$)+/gs) ?? [])
    .map((entry) => entry.replace(/\\([\\;])/g, "$1").trim())
    .filter((entry) => entry !== "");

/** "M, Rust: KUR-0042-M-RST 4006381333931; L, Rust: KUR-0042-L-RST", in the order of the shop. */
export const codesCell = (product: Options, variants: readonly CellCodes[]): string =>
  variantsOf(product)
    .flatMap((offered) => variants.find((variant) => isSameVariant(variant, offered)) ?? [])
    .map(entryOf)
    .join("; ");

const unreadable = (entry: string): never =>
  refuse("CODES_INVALID", {
    field: "codes",
    message: `"${startOfText(entry, 60)}" is not a size and colour of the product with its SKU, such as "M, Rust: KUR-0042-M-RST".`,
  });

/** The codes of an entry with the variant that it begins with: the longest one, and of two in the letters of the entry. */
const readEntry = <Row extends Variant>(entry: string, variants: readonly Row[]) => {
  const [match] = variants
    .map((variant) => ({ variant, start: startOf(variant) }))
    .filter(({ start }) => entry.slice(0, start.length).toLowerCase() === start.toLowerCase())
    .toSorted(
      ({ start: one }, { start: other }) =>
        other.length - one.length || Number(entry.startsWith(other)) - Number(entry.startsWith(one)),
    );
  if (!match) return unreadable(entry);
  const { variant, start } = match;
  const [sku = "", ...barcode] = entry.slice(start.length).trim().split(/\s+/);
  return { variant, sku: checkedSku(valueText(sku)), barcode: checkedBarcode(valueText(barcode.join(" "))) };
};

/**
 * The codes of a cell; sizes and colours that it leaves out keep theirs. Throws CODES_INVALID, also for a size that is there twice,
 * SKU_INVALID, BARCODE_INVALID, and SKU_TAKEN for a code that is there twice.
 */
export const readCodes = (cell: string, product: Options): CellCodes[] => {
  const offered = variantsOf(product);
  const entries = entriesOf(cell).map((entry): CellCodes => {
    const { variant, sku, barcode } = readEntry(entry, offered);
    return { ...variant, sku, barcode };
  });
  const repeated = entries.find((entry) =>
    entries.some((each) => each !== entry && isSameVariant(each, entry)),
  );
  if (repeated)
    refuse("CODES_INVALID", {
      field: "codes",
      message: `The cell has two SKUs for ${variantText(repeated) || "the product"}.`,
    });
  const codes = entries.flatMap(({ sku, barcode }) => (barcode === null ? [sku] : [sku, barcode]));
  const double = codes.find((code, index) => codes.indexOf(code) !== index);
  if (double !== undefined)
    refuse("SKU_TAKEN", { field: "codes", message: `The cell has the code ${double} twice.` });
  return entries;
};

/** The codes of a checked cell with the variants that get them. */
export const codesOfCell = <Row extends CellCodes>(cell: string, variants: readonly Row[]) =>
  entriesOf(cell).map((entry) => readEntry(entry, variants));
