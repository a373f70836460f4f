import { refuse } from "../../../platform/errors/errors.ts";
import { choiceText, type Choice } from "../choice.rules.ts";

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

export const totalOf = (units: readonly { stock: number }[]): number =>
  units.reduce((total, { stock }) => total + stock, 0);

/** The only unit of a product that counts all its pieces together. */
export const pooledUnit = (stock: number): Choice & { stock: number } => ({ size: null, color: null, stock });

/** Spreads pieces evenly; the first choices get what remains. */
export const spreadEvenly = (total: number, choices: readonly Choice[]): (Choice & { stock: number })[] =>
  choices.map((choice, index) => ({
    ...choice,
    stock: Math.floor(total / choices.length) + (index < total % choices.length ? 1 : 0),
  }));

/**
 * The units of the sizes and colours that a change of a tracked product takes out. Throws CHOICE_HAS_STOCK if one of them
 * still has pieces.
 */
export const removedUnits = <Unit extends Choice & { stock: number }>(
  units: readonly Unit[],
  current: Options,
  after: Partial<Options>,
): Unit[] => {
  const choices = choicesOf({ ...current, ...after });
  const offered = choicesOf(current);
  const removed = units
    .filter((unit) => offered.some((choice) => isSameChoice(choice, unit)))
    .filter((unit) => !choices.some((choice) => isSameChoice(choice, unit)));
  const left = removed.find(({ stock }) => stock > 0);
  if (left) {
    const pieces = left.stock === 1 ? "1 piece" : `${left.stock} pieces`;
    refuse("CHOICE_HAS_STOCK", {
      field: after.availableSizes?.includes(left.size ?? "") ? "availableColors" : "availableSizes",
      message: `${choiceText(left)} still has ${pieces}. Please set its stock to 0 first.`,
    });
  }
  return removed;
};
