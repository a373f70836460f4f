import { errorField, errorMessage } from "../../graphql/error-message.ts";
import { useWriteReviewMutation } from "../../graphql/generated.ts";
import { updateReviewList } from "./review-changes.ts";

/** Specification, section 8. */
export const SUBMITTED = "Review submitted!";
export const NOT_SUBMITTED = "Failed to submit review. Try again.";

/** What became of a review: null when it stands; else what is to be said, and at which field. */
export type ReviewFailure = { text: string; isOfComment: boolean } | null;

/** Sends her review. The list, the average and every card of the product follow by the cache. */
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
      const isOfComment = errorField(error) === "comment";
      return {
        text: isOfComment ? errorMessage(error, { fallback: NOT_SUBMITTED }) : NOT_SUBMITTED,
        isOfComment,
      };
    }
  };
  return { write, isSending: loading };
};
