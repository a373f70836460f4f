import type { Paise } from "../../platform/money.ts";

/** Price steps in one query of the word index: more of them cost more than the rows that they leave out. */
export const maxPriceSteps = 8;

/** Price steps between a price and its double. */
const stepsPerDouble = 16;

/**
 * The price step of a price, with its place within the step as the fraction. Its whole part equals the SQL function `price_step`
 * of migration 12, except for rounding at the edge of a step.
 */
export const exactPriceStep = (price: Paise): number => stepsPerDouble * Math.log2(Math.max(price, 1));
