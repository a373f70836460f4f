import { errorField, errorMessage } from "../../graphql/error-message.ts";
import { useWriteReviewMutation } from "../../graphql/generated.ts";
import { updateReviewList } from "./review-changes.ts";

/** Specification, section 8. */
export const SUBMITTED = "Review submitted!";
const NOT_SUBMITTED = "Failed to submit review. Try again.";

/** The error of a review; `null` on success. `isCommentError`: it belongs to the comment field. */
export type ReviewFailure = { text: string; isCommentError: boolean } | null;

/** Sends a review. The cache updates the list, the average and each card of the product. */
export const useWriteReview = (productId: string) => {
  const [mutate, { loading }] = useWriteReviewMutation();
  const write = async (draft: { rating: number; comment: string }): Promise<ReviewFailure> => {
    try {
      await mutate({
        variables: { input: { productId, ...draft } },
        update: (cache, { data }) => data && updateReviewList(cache, data),
      });
      return null;
    } catch (error) {
      const isCommentError = errorField(error) === "comment";
      return {
        text: isCommentError ? errorMessage(error, { fallback: NOT_SUBMITTED }) : NOT_SUBMITTED,
        isCommentError,
      };
    }
  };
  return { write, isSending: loading };
};
