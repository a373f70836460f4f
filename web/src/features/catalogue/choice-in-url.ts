import { firstChoice, type Choice, type Offer } from "./choice.ts";

const oneOf = (names: readonly string[], name: string | null) => names.find((each) => each === name) ?? null;

/**
 * The choice that a product page's URL names (`?color=Wine&size=M`), so that a link shows it again. A colour is always
 * looked at: without one in the URL it is the first. What the product does not come in is passed over.
 */
export const readChoice = (offer: Offer, parameters: URLSearchParams): Choice => ({
  size: oneOf(offer.availableSizes, parameters.get("size")) ?? firstChoice(offer).size,
  color: oneOf(offer.availableColors, parameters.get("color")) ?? offer.availableColors[0] ?? null,
});

/** The URL's part for a choice; what it would show anyway is left out. */
export const writeChoice = (offer: Offer, { size, color }: Choice) => {
  const parameters = new URLSearchParams();
  if (color && color !== offer.availableColors[0]) parameters.set("color", color);
  if (size && size !== firstChoice(offer).size) parameters.set("size", size);
  return parameters;
};
