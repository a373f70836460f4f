import { refuse } from "../../platform/errors/errors.ts";
import { cleanText } from "../../platform/text.ts";

const longestComment = 2000;

/** Stars as the shop counts them: whole, 1 to 5. */
export const ratingOf = (rating: number): number =>
  Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : refuse("BAD_RATING", { field: "rating" });

/** What she wrote, without the blanks around it; something has to be left of it. Specification, section 5. */
export const commentOf = (typed: string): string => {
  const comment = cleanText(typed, "comment", Infinity);
  if (comment === "") refuse("COMMENT_NEEDED", { field: "comment" });
  if (comment.length > longestComment) refuse("COMMENT_TOO_LONG", { field: "comment" });
  return comment;
};

type Counted = { rating: number; count: number };

/** All five ratings, from five stars down: those that nobody gave count 0. */
export const allRatings = (given: readonly Counted[]): Counted[] =>
  [5, 4, 3, 2, 1].map((rating) => ({
    rating,
    count: given.find((row) => row.rating === rating)?.count ?? 0,
  }));
