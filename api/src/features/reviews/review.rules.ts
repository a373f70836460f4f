import { refuse } from "../../platform/errors/errors.ts";
import { cleanText } from "../../platform/text.ts";

const maxCommentLength = 2000;

/** Stars: a whole number from 1 to 5. Throws BAD_RATING. */
export const ratingOf = (rating: number): number =>
  Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : refuse("BAD_RATING", { field: "rating" });

/** The trimmed comment, 1 to 2,000 characters. Specification, section 5. */
export const commentOf = (typed: string): string => {
  const comment = cleanText(typed, "comment", Infinity);
  if (comment === "") refuse("COMMENT_NEEDED", { field: "comment" });
  if (comment.length > maxCommentLength) refuse("COMMENT_TOO_LONG", { field: "comment" });
  return comment;
};

type RatingCount = { rating: number; count: number };

/** All five ratings, from five stars down. Unused ratings count 0. */
export const allRatings = (counts: readonly RatingCount[]): RatingCount[] =>
  [5, 4, 3, 2, 1].map((rating) => ({
    rating,
    count: counts.find((row) => row.rating === rating)?.count ?? 0,
  }));
