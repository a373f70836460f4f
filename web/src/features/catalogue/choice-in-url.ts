import { defaultChoice, type Choice, type ChoiceOptions } from "./choice.ts";

const findName = (names: readonly string[], name: string | null) =>
  names.find((each) => each === name) ?? null;

/**
 * Reads the choice from a product page's URL (`?color=Wine&size=M`), so that a link restores it. Ignores sizes and
 * colours that the product does not have. The gallery always shows one colour: without one in the URL it is the first.
 */
export const readChoice = (options: ChoiceOptions, parameters: URLSearchParams): Choice => ({
  size: findName(options.availableSizes, parameters.get("size")) ?? defaultChoice(options).size,
  color: findName(options.availableColors, parameters.get("color")) ?? options.availableColors[0] ?? null,
});

/** The URL parameters of a choice, without those that equal the default. */
export const writeChoice = (options: ChoiceOptions, { size, color }: Choice) => {
  const parameters = new URLSearchParams();
  if (color && color !== options.availableColors[0]) parameters.set("color", color);
  if (size && size !== defaultChoice(options).size) parameters.set("size", size);
  return parameters;
};
