import { errorMessage } from "../../graphql/error-message.ts";
import {
  HiddenReviewsDocument,
  ProductReviewsDocument,
  useHiddenReviewsQuery,
  useHideReviewMutation,
  type Review_ReviewFragment,
} from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { Review } from "./review.tsx";

/** The admin's button that hides a review from lists and averages, or shows it again (decision 38). */
export const HideReview = ({ review }: { review: Review_ReviewFragment }) => {
  const [hide, { loading }] = useHideReviewMutation({
    refetchQueries: [ProductReviewsDocument, HiddenReviewsDocument],
    awaitRefetchQueries: true,
  });
  const press = () =>
    hide({ variables: { reviewId: review.id, hidden: !review.isHidden } }).catch((error: unknown) =>
      toast.error(errorMessage(error, { fallback: "The review was not changed. Please try again." })),
    );
  const label = review.isHidden ? "Show again" : "Hide";
  return (
    <Button
      variant="secondary"
      size="small"
      isLoading={loading}
      aria-label={`${label}: review by ${review.authorName}`}
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
};

/** The hidden reviews of a product, with the button that shows them again. */
export const HiddenReviews = ({ productId }: { productId: string }) => {
  const { data } = useHiddenReviewsQuery({ variables: { id: productId } });
  const hidden = data?.product.hiddenReviews ?? [];
  if (hidden.length === 0) return null;
  return (
    <section aria-labelledby="hidden-reviews" className="mt-10">
      <h3 id="hidden-reviews" className="text-lg">
        Hidden from the shop ({hidden.length})
      </h3>
      <ul>
        {hidden.map((review) => (
          <li key={review.id}>
            <Review review={review} action={<HideReview review={review} />} />
          </li>
        ))}
      </ul>
    </section>
  );
};
