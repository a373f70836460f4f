/** What a product comes in; an empty list means one size, or 'as shown'. */
export type Offer = { availableSizes: readonly string[]; availableColors: readonly string[] };

/** A size and a colour, null where nothing is chosen (yet). */
export type Choice = { size: string | null; color: string | null };

type StockUnit = { size: string | null; color: string | null; stock: number };

const onlyOne = (names: readonly string[]) => (names.length === 1 ? (names[0] ?? null) : null);

/** What is chosen before she chooses: a single size or colour needs no asking. */
export const firstChoice = ({ availableSizes, availableColors }: Offer): Choice => ({
  size: onlyOne(availableSizes),
  color: onlyOne(availableColors),
});

/** Whether a size and a colour are chosen, as far as the product has any (specification, section 5). */
export const isComplete = (offer: Offer, { size, color }: Choice) =>
  (offer.availableSizes.length === 0 || size !== null) &&
  (offer.availableColors.length === 0 || color !== null);

/** Whether there is anything to ask before this product goes into the cart. */
export const needsChoice = (offer: Offer) => !isComplete(offer, firstChoice(offer));

/** What there is to ask, in words: "colour and size". */
export const openQuestions = (offer: Offer) => {
  const { size, color } = firstChoice(offer);
  const isOpen = {
    colour: offer.availableColors.length > 0 && !color,
    size: offer.availableSizes.length > 0 && !size,
  };
  return [isOpen.colour && "colour", isOpen.size && "size"].filter(Boolean).join(" and ");
};

/**
 * Pieces left of a choice. A unit without size and colour is pooled: it serves every choice. While a part of the choice
 * is open, everything that it may become is counted.
 */
export const leftOf = (units: readonly StockUnit[], { size, color }: Choice) =>
  units
    .filter((unit) => unit.size === null || size === null || unit.size === size)
    .filter((unit) => unit.color === null || color === null || unit.color === color)
    .reduce((pieces, unit) => pieces + unit.stock, 0);

/** At so few pieces the shop says how many are left. */
const FEW = 5;

/** Honest words on what is left. */
export const stockWords = (left: number) =>
  left <= 0 ? "Out of stock" : left <= FEW ? `Only ${left} left` : "In stock";

/** Whether the words should be seen: the last pieces. */
export const isScarce = (left: number) => left > 0 && left <= FEW;

/** The sentence for an open choice (specification, section 5), word for word. */
export const CHOOSE_SIZE_AND_COLOR = "Please select size and color.";
