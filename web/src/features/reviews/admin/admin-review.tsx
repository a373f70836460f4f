import { useState } from "react";
import { Link } from "react-router-dom";
import { useHideReviewMutation, type ListedReview_ReviewFragment } from "../../../graphql/generated.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { Review } from "../review.tsx";
import { AnswerForm } from "./answer-form.tsx";

type AdminReviewProps = {
  review: ListedReview_ReviewFragment;
  /** Marks it as read. */
  onRead: () => void;
};

/** A review in the admin's list: its product, and what the admin can do with it. */
export const AdminReview = ({ review, onRead }: AdminReviewProps) => {
  const [isAnswering, setAnswering] = useState(false);
  const [hide, { loading }] = useHideReviewMutation();
  const { id, isHidden, answer, authorName, product } = review;
  const toggleHidden = () =>
    hide({ variables: { reviewId: id, hidden: !isHidden }, context: { queue: `review ${id}` } })
      .then(onRead)
      .catch((error: unknown) =>
        toast.error(
          writeErrorMessage(error, { fallback: "The review could not be changed. Please try again." }),
        ),
      );
  const of = <span className="sr-only"> {`the review by ${authorName}`}</span>;
  return (
    <>
      <Link
        to={paths.product(product)}
        className="text-link mt-4 -mb-4 inline-flex min-h-11 items-center wrap-anywhere"
      >
        {product.title}
      </Link>
      <Review
        review={review}
        action={
          isAnswering ? (
            <AnswerForm key={review.version} review={review} onClose={() => setAnswering(false)} />
          ) : (
            <div className="flex flex-wrap gap-2">
              <Button data-row-main variant="secondary" size="small" onClick={() => setAnswering(true)}>
                {answer ? "Edit answer" : "Answer"}
                {of}
              </Button>
              <Button
                variant="secondary"
                size="small"
                isLoading={loading}
                onClick={() => void toggleHidden()}
              >
                {isHidden ? "Show again" : "Hide"}
                {of}
              </Button>
              {review.readAt === null && (
                <Button variant="quiet" size="small" onClick={onRead}>
                  Mark as read
                  {of}
                </Button>
              )}
            </div>
          )
        }
      />
    </>
  );
};
