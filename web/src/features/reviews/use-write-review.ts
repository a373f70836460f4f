import { errorField, errorMessage } from "../../graphql/error-message.ts";
import { isAnswerLost, LOST_ANSWER } from "../../graphql/lost-answer.ts";
import { useWriteReviewMutation, type WriteReviewInput } from "../../graphql/generated.ts";
import { updateReviewList } from "./review-changes.ts";

/** Specification, section 8. */
export const SUBMITTED = "Review submitted!";
const NOT_SUBMITTED = "Failed to submit review. Try again.";

/** The id of the review, or its error. `isCommentError`: it belongs to the comment field. */
export type WrittenReview = { id: string } | { text: string; isCommentError: boolean };

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
      if (isAnswerLost(error)) return { text: LOST_ANSWER, isCommentError: false };
      const field = errorField(error);
      const isCommentError = field === "comment";
      const isInputError = isCommentError || field === "sizeWorn";
      return {
        text: isInputError ? errorMessage(error, { fallback: NOT_SUBMITTED }) : NOT_SUBMITTED,
        isCommentError,
      };
    }
  };
  return { write, isSending: loading };
};
