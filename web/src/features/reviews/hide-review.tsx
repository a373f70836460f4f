import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import {
  HiddenReviewsDocument,
  ProductReviewsDocument,
  useHiddenReviewsQuery,
  useHideReviewMutation,
  useHideReviewPhotoMutation,
  type Review_ReviewFragment,
} from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { Review } from "./review.tsx";

type Photo = Review_ReviewFragment["photos"][number];

/** The admin's button that hides one photograph of a review, or shows it again. */
const HidePhoto = ({ photo, name }: { photo: Photo; name: string }) => {
  const [hide, { loading }] = useHideReviewPhotoMutation();
  const press = () =>
    hide({ variables: { photoId: photo.id, hidden: !photo.isHidden } }).catch((error: unknown) =>
      toast.error(
        writeErrorMessage(error, { fallback: "The photograph was not changed. Please try again." }),
      ),
    );
  return (
    <Button variant="secondary" size="small" isLoading={loading} onClick={() => void press()}>
      {photo.isHidden ? "Show" : "Hide"} {name}
    </Button>
  );
};

/** The admin's buttons that hide a review from lists and averages, or one of its photographs, or show it again (decision 38). */
export const HideReview = ({ review }: { review: Review_ReviewFragment }) => {
  const [hide, { loading }] = useHideReviewMutation({
    refetchQueries: [ProductReviewsDocument, HiddenReviewsDocument],
    awaitRefetchQueries: true,
  });
  const press = () =>
    hide({ variables: { reviewId: review.id, hidden: !review.isHidden } }).catch((error: unknown) =>
      toast.error(
        writeErrorMessage(error, { fallback: "The review could not be changed. Please try again." }),
      ),
    );
  const label = review.isHidden ? "Show again" : "Hide";
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="small"
        isLoading={loading}
        aria-label={`${label}: review by ${review.authorName}`}
        onClick={() => void press()}
      >
        {label}
      </Button>
      {review.photos.map((photo, index) => (
        <HidePhoto key={photo.id} photo={photo} name={`photograph ${index + 1} by ${review.authorName}`} />
      ))}
    </div>
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
