import type { Choice } from "../choice.rules.ts";

type Options = { availableSizes: readonly string[]; availableColors: readonly string[] };

/** Every combination of size and colour; `null` for a product of one size or one colour. */
export const choicesOf = ({ availableSizes, availableColors }: Options): Choice[] => {
  const sizes = availableSizes.length > 0 ? availableSizes : [null];
  const colors = availableColors.length > 0 ? availableColors : [null];
  return sizes.flatMap((size) => colors.map((color) => ({ size, color })));
};

export const isSameChoice = (one: Choice, other: Choice): boolean =>
  one.size === other.size && one.color === other.color;

/** Whether units count the pieces by size or colour. */
export const isTracked = (units: readonly Choice[]): boolean =>
  units.some(({ size, color }) => size !== null || color !== null);

/** Spreads pieces evenly; the first choices get what remains. */
export const spreadEvenly = (total: number, choices: readonly Choice[]): (Choice & { stock: number })[] =>
  choices.map((choice, index) => ({
    ...choice,
    stock: Math.floor(total / choices.length) + (index < total % choices.length ? 1 : 0),
  }));

/** A choice in words: "M, Rust". */
export const choiceText = ({ size, color }: Choice): string =>
  [size, color].filter((part) => part !== null).join(", ") || "the product";
