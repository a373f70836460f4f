import { defaultVariant, type Variant, type VariantOptions } from "./variant.ts";

const findName = (names: readonly string[], name: string | null) =>
  names.find((each) => each === name) ?? null;

/**
 * Reads the variant from a product page's URL (`?color=Wine&size=M`), so that a link restores it. Ignores sizes and
 * colours that the product does not have. The gallery always shows one colour: without one in the URL it is the first.
 */
export const readVariant = (options: VariantOptions, parameters: URLSearchParams): Variant => ({
  size: findName(options.availableSizes, parameters.get("size")) ?? defaultVariant(options).size,
  color: findName(options.availableColors, parameters.get("color")) ?? options.availableColors[0] ?? null,
});

/** The URL parameters of a variant, without those that equal the default. */
export const writeVariant = (options: VariantOptions, { size, color }: Variant) => {
  const parameters = new URLSearchParams();
  if (color && color !== options.availableColors[0]) parameters.set("color", color);
  if (size && size !== defaultVariant(options).size) parameters.set("size", size);
  return parameters;
};
