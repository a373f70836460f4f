/** One size and colour of a product; `null` for a product of one size or one colour. */
export type StockVariant = { size: string | null; color: string | null };

type Options = { availableSizes: readonly string[]; availableColors: readonly string[] };

/** The sizes and colours of the grid; one `null` for a product without them. */
export const axesOf = ({ availableSizes, availableColors }: Options) => ({
  sizes: availableSizes.length > 0 ? availableSizes : [null],
  colors: availableColors.length > 0 ? availableColors : [null],
});

/** Every combination of size and colour. */
export const variantsOf = (options: Options): StockVariant[] => {
  const { sizes, colors } = axesOf(options);
  return sizes.flatMap((size) => colors.map((color) => ({ size, color })));
};

export const variantKey = ({ size, color }: StockVariant): string => JSON.stringify([size, color]);

/** A variant in words: "M, Rust". */
export const variantName = ({ size, color }: StockVariant): string =>
  [size, color].filter((part) => part !== null).join(", ") || "All pieces";

/** Pieces spread evenly; the first variants get what remains. */
export const spreadEvenly = (total: number, variants: readonly StockVariant[]): Record<string, string> =>
  Object.fromEntries(
    variants.map((variant, index) => [
      variantKey(variant),
      String(Math.floor(total / variants.length) + (index < total % variants.length ? 1 : 0)),
    ]),
  );
