import { shop } from "../../shop.ts";

/** The sizes and colours of a product. An empty list means "One Size", or the colour "As shown". */
export type VariantOptions = { availableSizes: readonly string[]; availableColors: readonly string[] };

/** A size and a colour; `null` for a part that is not chosen, or that the product does not have. */
export type Variant = { size: string | null; color: string | null };

type StockUnit = { size: string | null; color: string | null; stock: number };

const onlyValue = (names: readonly string[]) => (names.length === 1 ? (names[0] ?? null) : null);

/** The initial variant: a single size or colour is selected already. */
export const defaultVariant = ({ availableSizes, availableColors }: VariantOptions): Variant => ({
  size: onlyValue(availableSizes),
  color: onlyValue(availableColors),
});

/** Whether size and colour are chosen, as far as the product has them (specification, section 5). */
export const isComplete = (options: VariantOptions, { size, color }: Variant) =>
  (options.availableSizes.length === 0 || size !== null) &&
  (options.availableColors.length === 0 || color !== null);

/** Whether the shopper must choose before this product can be added to the cart. */
export const needsVariant = (options: VariantOptions) => !isComplete(options, defaultVariant(options));

/** The parts that are missing in a variant, by default in the initial one: "colour and size". Empty if none. */
export const missingVariantLabel = (
  options: VariantOptions,
  { size, color }: Variant = defaultVariant(options),
) => {
  const isMissing = {
    colour: options.availableColors.length > 0 && !color,
    size: options.availableSizes.length > 0 && !size,
  };
  return [isMissing.colour && "colour", isMissing.size && "size"].filter(Boolean).join(" and ");
};

/**
 * Pieces left of a variant. A stock unit without size and colour is pooled: it serves every variant. An incomplete variant
 * counts all stock units that match its chosen part.
 */
export const piecesLeftOf = (units: readonly StockUnit[], { size, color }: Variant) =>
  units
    .filter((unit) => unit.size === null || size === null || unit.size === size)
    .filter((unit) => unit.color === null || color === null || unit.color === color)
    .reduce((pieces, unit) => pieces + unit.stock, 0);

export const stockLabel = (piecesLeft: number) => {
  if (piecesLeft <= 0) return "Out of stock";
  return isLowStock(piecesLeft) ? `Only ${piecesLeft} left` : "In stock";
};

/** The stock of a variant in words. It names the size if its pieces are counted separately and few are left. */
export const stockText = (units: readonly StockUnit[], variant: Variant) => {
  const piecesLeft = piecesLeftOf(units, variant);
  const isOfSize = variant.size !== null && units.some(({ size }) => size === variant.size);
  return isOfSize && isLowStock(piecesLeft)
    ? `${stockLabel(piecesLeft)} in size ${variant.size}`
    : stockLabel(piecesLeft);
};

/** Whether the last pieces are on sale, so that the stock label is highlighted. */
export const isLowStock = (piecesLeft: number) => piecesLeft > 0 && piecesLeft <= shop().lowStockUpTo;

/** Error message for an incomplete variant (specification, section 5). */
export const CHOOSE_SIZE_AND_COLOR = "Please select size and color.";
