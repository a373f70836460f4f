import { asksFor } from "../shared/selected-fields.ts";

/** Fields that a page of cards does without, and that a list reads only when they are asked for. */
const texts = new Set(["description", "materials"]);
const allPictures = new Set(["pictures", "images"]);

/** Which of the heavy fields of products an operation asks for. */
export const heavyFieldsIn = (
  info: Parameters<typeof asksFor>[0],
): { withTexts: boolean; withPictures: boolean } => ({
  withTexts: asksFor(info, texts),
  withPictures: asksFor(info, allPictures),
});
