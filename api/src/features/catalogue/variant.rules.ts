import { refuse } from "./catalogue.refusals.ts";

export type Variant = { size: string | null; color: string | null };

/** A variant as it is scanned. */
export type VariantCodes = Variant & { id: string; sku: string; barcode: string | null };

type Offered = { productId: string; availableSizes: readonly string[]; availableColors: readonly string[] };

/**
 * The chosen size and colour, checked against the product. For a product of one size (or one colour) the result is
 * `null` and the requested value is ignored. Throws CHOOSE_SIZE_AND_COLOR, also for a name that the product does not have,
 * with the `productId`: an order has several lines.
 */
export const variantOf = (
  { productId, availableSizes, availableColors }: Offered,
  requested: { size?: string | null | undefined; color?: string | null | undefined },
): Variant => {
  const optionOf = (field: "size" | "color", offered: readonly string[]): string | null => {
    if (offered.length === 0) return null;
    const match = offered.find((name) => name === requested[field]?.trim());
    return match ?? refuse("CHOOSE_SIZE_AND_COLOR", { field, facts: { productId } });
  };
  return { size: optionOf("size", availableSizes), color: optionOf("color", availableColors) };
};

/** The sizes and colours of a product. */
export type Options = { availableSizes: readonly string[]; availableColors: readonly string[] };

/** Every combination of size and colour; `null` for a product of one size or one colour. */
export const variantsOf = ({ availableSizes, availableColors }: Options): Variant[] => {
  const sizes = availableSizes.length > 0 ? availableSizes : [null];
  const colors = availableColors.length > 0 ? availableColors : [null];
  return sizes.flatMap((size) => colors.map((color) => ({ size, color })));
};

export const isSameVariant = (one: Variant, other: Variant): boolean =>
  one.size === other.size && one.color === other.color;

/** Whether a piece of a variant is in stock: in its own stock unit, or in the pooled one of the product. */
export const isInStock = (variant: Variant, units: readonly (Variant & { stock: number })[]): boolean =>
  units.some(
    (unit) => unit.stock > 0 && (isSameVariant(unit, variant) || (unit.size === null && unit.color === null)),
  );

/** The rows of the variants that a product offers, in the order of the shop. */
export const offeredRows = <Row extends Variant>(options: Options, rows: readonly Row[]): Row[] =>
  variantsOf(options).flatMap((variant) => rows.find((row) => isSameVariant(row, variant)) ?? []);

/** A variant as text: "M, Red"; empty for a product without sizes and colours. */
export const variantText = ({ size, color }: Variant): string => [size, color].filter(Boolean).join(", ");

/** Pieces of one variant in a cart or an order. */
export const maxLineQuantity = 99;

/** Pieces of one line: a whole number from 1 to `maxLineQuantity`. Throws BAD_QUANTITY. */
export const quantityOf = (quantity: number, field = "quantity"): number =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= maxLineQuantity
    ? quantity
    : refuse("BAD_QUANTITY", { field });

/** Throws BAD_QUANTITY for a line that would have more than `maxLineQuantity` pieces, with that number as `available`. */
export const refuseAboveMaximum = (): never =>
  refuse("BAD_QUANTITY", {
    field: "quantity",
    message: `You can order at most ${maxLineQuantity} of one size and colour.`,
    facts: { available: maxLineQuantity },
  });
