import { refuse } from "../../../platform/errors/errors.ts";
import { facetNames, hasChoice, sizeValue, type FacetChoice } from "./facet.rules.ts";

/** Maximum chosen values of a facet, and maximum characters of a size. */
const maxValues = 30;
const maxSizeLength = 60;

/**
 * The chosen facets without repeated values; `undefined` without a choice. Throws BAD_INPUT for more than 30 values of a
 * facet, and for a size that no product can have.
 */
export const facetChoiceOf = (filter: {
  [Name in keyof FacetChoice]: readonly string[] | null | undefined;
}): FacetChoice | undefined => {
  const choice: FacetChoice = {};
  for (const name of facetNames) {
    const values = filter[name] ?? [];
    if (
      values.length > maxValues ||
      values.some((value) => value.length > maxSizeLength || value.includes("\0"))
    )
      refuse("BAD_INPUT", {
        field: name,
        message: `Choose at most ${maxValues} of the values that are offered.`,
      });
    choice[name] = [...new Set(name === "sizes" ? values.map(sizeValue) : values)].filter(
      (value) => value !== "",
    );
  }
  return hasChoice(choice) ? choice : undefined;
};
