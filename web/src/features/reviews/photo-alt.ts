import type { Review_ReviewFragment } from "../../graphql/generated.ts";

/** The text of a photograph of a review, by its place from 0. */
export const photoAlt = ({ photos, authorName }: Review_ReviewFragment, index: number): string =>
  `Photograph ${index + 1} by ${authorName}${photos[index]?.isHidden ? ", hidden from the shop" : ""}`;
