/** One size and colour of a product; `null` for a product of one size or one colour. */
export type StockChoice = { size: string | null; color: string | null };

type Options = { availableSizes: readonly string[]; availableColors: readonly string[] };

/** The sizes and colours of the grid; one `null` for a product without them. */
export const axesOf = ({ availableSizes, availableColors }: Options) => ({
  sizes: availableSizes.length > 0 ? availableSizes : [null],
  colors: availableColors.length > 0 ? availableColors : [null],
});

/** Every combination of size and colour. */
export const choicesOf = (options: Options): StockChoice[] => {
  const { sizes, colors } = axesOf(options);
  return sizes.flatMap((size) => colors.map((color) => ({ size, color })));
};

export const choiceKey = ({ size, color }: StockChoice): string => JSON.stringify([size, color]);

/** A choice in words: "M, Rust". */
export const choiceName = ({ size, color }: StockChoice): string =>
  [size, color].filter((part) => part !== null).join(", ") || "All pieces";

/** Pieces spread evenly; the first choices get what remains. */
export const spreadEvenly = (total: number, choices: readonly StockChoice[]): Record<string, string> =>
  Object.fromEntries(
    choices.map((choice, index) => [
      choiceKey(choice),
      String(Math.floor(total / choices.length) + (index < total % choices.length ? 1 : 0)),
    ]),
  );
