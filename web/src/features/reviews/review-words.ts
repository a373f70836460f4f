import type { ReviewFit } from "../../graphql/generated.ts";

/** How a garment fits, in words. */
export const fitNames: Record<ReviewFit, string> = {
  SMALL: "Runs small",
  TRUE_TO_SIZE: "True to size",
  LARGE: "Runs large",
};

type FitCount = { fit: ReviewFit; count: number };

/** The most frequent answer, "Runs small: 4 of 6 reviewers"; `undefined` if too few have answered, or if two answers are equal. */
export const fitText = (counts: readonly FitCount[]): string | undefined => {
  const [first, second] = counts.toSorted((one, other) => other.count - one.count);
  if (!first || first.count === second?.count) return undefined;
  const answers = counts.reduce((sum, { count }) => sum + count, 0);
  return `${fitNames[first.fit]}: ${first.count} of ${answers} reviewers`;
};

/** The fits, from small to large. */
export const fits = Object.keys(fitNames) as ReviewFit[];
