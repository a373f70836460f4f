import { errorField, errorMessage } from "../../graphql/error-message.ts";
import { specifiedFailure } from "../../graphql/lost-answer.ts";
import { useWriteReviewMutation, type WriteReviewInput } from "../../graphql/generated.ts";
import { updateReviewList } from "./review-changes.ts";

/** Specification, section 8. */
export const SUBMITTED = "Review submitted!";
const NOT_SUBMITTED = "Failed to submit review. Try again.";

/** The id of the review, or its error. `isCommentError`: it belongs to the comment field. */
export type WrittenReview = { id: string } | { text: string; isCommentError: boolean };

/** Exported for the test of all sentences of failed calls. */
export const reviewFailure = (error: unknown): { text: string; isCommentError: boolean } => {
  const field = errorField(error);
  const isCommentError = field === "comment";
  const isInputError = isCommentError || field === "sizeWorn";
  const text = isInputError
    ? errorMessage(error, { fallback: NOT_SUBMITTED })
    : specifiedFailure(error, NOT_SUBMITTED);
  return { text, isCommentError };
};

/** Sends a review. The cache updates the list, the average and each card of the product. */
export const useWriteReview = (productId: string) => {
  const [mutate, { loading }] = useWriteReviewMutation();
  const write = async (draft: Omit<WriteReviewInput, "productId">): Promise<WrittenReview> => {
    try {
      const { data } = await mutate({
        variables: { input: { productId, ...draft } },
        update: (cache, result) => result.data && updateReviewList(cache, result.data),
      });
      return data ? { id: data.writeReview.id } : { text: NOT_SUBMITTED, isCommentError: false };
    } catch (error) {
      return reviewFailure(error);
    }
  };
  return { write, isSending: loading };
};
