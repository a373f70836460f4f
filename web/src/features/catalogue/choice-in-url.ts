import { defaultChoice, type Choice, type ChoiceOptions } from "./choice.ts";

const findName = (names: readonly string[], name: string | null) =>
  names.find((each) => each === name) ?? null;

/**
 * The choice that a product page's URL names (`?color=Wine&size=M`), so that a link shows it again. A colour is always
 * looked at: without one in the URL it is the first. What the product does not come in is passed over.
 */
export const readChoice = (options: ChoiceOptions, parameters: URLSearchParams): Choice => ({
  size: findName(options.availableSizes, parameters.get("size")) ?? defaultChoice(options).size,
  color: findName(options.availableColors, parameters.get("color")) ?? options.availableColors[0] ?? null,
});

/** The URL's part for a choice; what it would show anyway is left out. */
export const writeChoice = (options: ChoiceOptions, { size, color }: Choice) => {
  const parameters = new URLSearchParams();
  if (color && color !== options.availableColors[0]) parameters.set("color", color);
  if (size && size !== defaultChoice(options).size) parameters.set("size", size);
  return parameters;
};
