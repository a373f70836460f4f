import type { PictureRow } from "../catalogue/product-row.rules.ts";
import type { ColorFamily } from "./facets/facet.rules.ts";
import { isOfFamilies } from "./words/families.rules.ts";

/** The first picture in a colour of one of these families; `null` without one. */
export const matchingPicture = <Picture extends Pick<PictureRow, "color">>(
  pictures: readonly Picture[],
  families: readonly ColorFamily[],
): Picture | null => {
  if (families.length === 0) return null;
  return pictures.find(({ color }) => color !== null && isOfFamilies(color, families)) ?? null;
};
