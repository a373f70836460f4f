import { refuse } from "./reviews.refusals.ts";
import { cleanText } from "../../platform/text.ts";

/** Maximum length of the comment of a review. */
export const maxCommentLength = 2000;

/** Maximum number of photographs of one review. */
export const maxPhotos = 3;

/** How a garment fits, in the words of its reviewers. */
export enum ReviewFit {
  SMALL = "small",
  TRUE_TO_SIZE = "true_to_size",
  LARGE = "large",
}

/** Answers from which on the fits of a product are shown: fewer say little. */
const minFitAnswers = 5;

/** Stars: a whole number from 1 to 5. Throws BAD_RATING. */
export const ratingOf = (rating: number): number =>
  Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : refuse("BAD_RATING", { field: "rating" });

/** The trimmed comment, 1 to 2,000 characters. Specification, section 5. */
export const commentOf = (typed: string): string => {
  if (typed.length > 4 * maxCommentLength) refuse("COMMENT_TOO_LONG", { field: "comment" });
  const comment = cleanText(typed, "comment", Infinity);
  if (comment === "") refuse("COMMENT_NEEDED", { field: "comment" });
  if (comment.length > maxCommentLength) refuse("COMMENT_TOO_LONG", { field: "comment" });
  return comment;
};

/** The trimmed answer of the shop; `null` for a blank one. Throws ANSWER_TOO_LONG. */
export const answerOf = (typed: string): string | null => {
  if (typed.length > 4 * maxCommentLength) refuse("ANSWER_TOO_LONG", { field: "answer" });
  const answer = cleanText(typed, "answer", Infinity);
  if (answer.length > maxCommentLength) refuse("ANSWER_TOO_LONG", { field: "answer" });
  return answer === "" ? null : answer;
};

/** Which reviews the admin's list shows. */
export enum ReviewState {
  /** No admin has read, hidden or answered them. */
  NEW = "new",
  HIDDEN = "hidden",
  ALL = "all",
}

type RatingCount = { rating: number; count: number };

/** All five ratings, from five stars down. Unused ratings count 0. */
export const allRatings = (counts: readonly RatingCount[]): RatingCount[] =>
  [5, 4, 3, 2, 1].map((rating) => ({
    rating,
    count: counts.find((row) => row.rating === rating)?.count ?? 0,
  }));

/** The size that the reviewer wore: one of the product's; `null` if not given. Throws REVIEW_SIZE_UNKNOWN. */
export const sizeWornOf = (size: string | null, availableSizes: readonly string[]): string | null =>
  size === null || availableSizes.includes(size)
    ? size
    : refuse("REVIEW_SIZE_UNKNOWN", { field: "sizeWorn" });

type FitCount = { fit: ReviewFit; count: number };

/** All three fits from small to large, with 0 for an unused one; empty below five answers. */
export const shownFits = (counts: readonly FitCount[]): FitCount[] =>
  counts.reduce((sum, { count }) => sum + count, 0) < minFitAnswers
    ? []
    : Object.values(ReviewFit).map((fit) => ({
        fit,
        count: counts.find((row) => row.fit === fit)?.count ?? 0,
      }));
