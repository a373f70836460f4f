import type { ReviewFit } from "../../graphql/generated.ts";

/** How a garment fits, in words. */
export const fitNames: Record<ReviewFit, string> = {
  SMALL: "Runs small",
  TRUE_TO_SIZE: "True to size",
  LARGE: "Runs large",
};

/** The fits, from small to large. */
export const fits = Object.keys(fitNames) as ReviewFit[];
