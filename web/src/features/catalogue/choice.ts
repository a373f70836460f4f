/** What a product comes in; an empty list means one size, or 'as shown'. */
export type ChoiceOptions = { availableSizes: readonly string[]; availableColors: readonly string[] };

/** A size and a colour, null where nothing is chosen (yet). */
export type Choice = { size: string | null; color: string | null };

type StockUnit = { size: string | null; color: string | null; stock: number };

const onlyValue = (names: readonly string[]) => (names.length === 1 ? (names[0] ?? null) : null);

/** What is chosen before she chooses: a single size or colour needs no asking. */
export const defaultChoice = ({ availableSizes, availableColors }: ChoiceOptions): Choice => ({
  size: onlyValue(availableSizes),
  color: onlyValue(availableColors),
});

/** Whether a size and a colour are chosen, as far as the product has any (specification, section 5). */
export const isComplete = (options: ChoiceOptions, { size, color }: Choice) =>
  (options.availableSizes.length === 0 || size !== null) &&
  (options.availableColors.length === 0 || color !== null);

/** Whether there is anything to ask before this product goes into the cart. */
export const needsChoice = (options: ChoiceOptions) => !isComplete(options, defaultChoice(options));

/** What there is to ask, in words: "colour and size". */
export const missingChoiceLabel = (options: ChoiceOptions) => {
  const { size, color } = defaultChoice(options);
  const isMissing = {
    colour: options.availableColors.length > 0 && !color,
    size: options.availableSizes.length > 0 && !size,
  };
  return [isMissing.colour && "colour", isMissing.size && "size"].filter(Boolean).join(" and ");
};

/**
 * Pieces left of a choice. A unit without size and colour is pooled: it serves every choice. While a part of the choice
 * is open, everything that it may become is counted.
 */
export const piecesLeftOf = (units: readonly StockUnit[], { size, color }: Choice) =>
  units
    .filter((unit) => unit.size === null || size === null || unit.size === size)
    .filter((unit) => unit.color === null || color === null || unit.color === color)
    .reduce((pieces, unit) => pieces + unit.stock, 0);

/** At so few pieces the shop says how many are left. */
const LOW_STOCK = 5;

/** Honest words on what is left. */
export const stockLabel = (piecesLeft: number) =>
  piecesLeft <= 0 ? "Out of stock" : piecesLeft <= LOW_STOCK ? `Only ${piecesLeft} left` : "In stock";

/** Whether the words should be seen: the last pieces. */
export const isLowStock = (piecesLeft: number) => piecesLeft > 0 && piecesLeft <= LOW_STOCK;

/** The sentence for an open choice (specification, section 5), word for word. */
export const CHOOSE_SIZE_AND_COLOR = "Please select size and color.";
