import { isShortenedNumber, shortenedNumberText, valueText } from "../../platform/csv/cell-values.ts";
import { catalogueRefusals, refuse } from "./catalogue.refusals.ts";
import { isSlug } from "./slug.rules.ts";

/** A handle has the form of a slug. */
export const isHandle = isSlug;

/** The handle of a cell; `null` for none. Throws HANDLE_INVALID for a number that a spreadsheet has shortened. */
export const readHandle = (cell: string): string | null => {
  if (isShortenedNumber(cell))
    refuse("HANDLE_INVALID", {
      field: "handle",
      message: `${catalogueRefusals.HANDLE_INVALID.message} ${shortenedNumberText(cell)}`,
    });
  return valueText(cell) || null;
};
