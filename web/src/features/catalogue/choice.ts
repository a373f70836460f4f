import { lowStockUpTo } from "../../shop-limits.ts";

/** The sizes and colours of a product. An empty list means "One Size", or the colour "As shown". */
export type ChoiceOptions = { availableSizes: readonly string[]; availableColors: readonly string[] };

/** A size and a colour; `null` for a part that is not chosen, or that the product does not have. */
export type Choice = { size: string | null; color: string | null };

type StockUnit = { size: string | null; color: string | null; stock: number };

const onlyValue = (names: readonly string[]) => (names.length === 1 ? (names[0] ?? null) : null);

/** The initial choice: a single size or colour is selected already. */
export const defaultChoice = ({ availableSizes, availableColors }: ChoiceOptions): Choice => ({
  size: onlyValue(availableSizes),
  color: onlyValue(availableColors),
});

/** Whether size and colour are chosen, as far as the product has them (specification, section 5). */
export const isComplete = (options: ChoiceOptions, { size, color }: Choice) =>
  (options.availableSizes.length === 0 || size !== null) &&
  (options.availableColors.length === 0 || color !== null);

/** Whether the shopper must choose before this product can be added to the cart. */
export const needsChoice = (options: ChoiceOptions) => !isComplete(options, defaultChoice(options));

/** The parts that are missing in a choice, by default in the initial one: "colour and size". Empty if none. */
export const missingChoiceLabel = (
  options: ChoiceOptions,
  { size, color }: Choice = defaultChoice(options),
) => {
  const isMissing = {
    colour: options.availableColors.length > 0 && !color,
    size: options.availableSizes.length > 0 && !size,
  };
  return [isMissing.colour && "colour", isMissing.size && "size"].filter(Boolean).join(" and ");
};

/**
 * Pieces left of a choice. A stock unit without size and colour is pooled: it serves every choice. An incomplete choice
 * counts all stock units that match its chosen part.
 */
export const piecesLeftOf = (units: readonly StockUnit[], { size, color }: Choice) =>
  units
    .filter((unit) => unit.size === null || size === null || unit.size === size)
    .filter((unit) => unit.color === null || color === null || unit.color === color)
    .reduce((pieces, unit) => pieces + unit.stock, 0);

export const stockLabel = (piecesLeft: number) => {
  if (piecesLeft <= 0) return "Out of stock";
  return isLowStock(piecesLeft) ? `Only ${piecesLeft} left` : "In stock";
};

/** The stock of a choice in words. It names the size if its pieces are counted separately and few are left. */
export const stockText = (units: readonly StockUnit[], choice: Choice) => {
  const piecesLeft = piecesLeftOf(units, choice);
  const isOfSize = choice.size !== null && units.some(({ size }) => size === choice.size);
  return isOfSize && isLowStock(piecesLeft)
    ? `${stockLabel(piecesLeft)} in size ${choice.size}`
    : stockLabel(piecesLeft);
};

/** Whether the last pieces are on sale, so that the stock label is highlighted. */
export const isLowStock = (piecesLeft: number) => piecesLeft > 0 && piecesLeft <= lowStockUpTo;

/** Error message for an incomplete choice (specification, section 5). */
export const CHOOSE_SIZE_AND_COLOR = "Please select size and color.";
