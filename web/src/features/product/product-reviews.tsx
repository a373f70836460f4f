import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useLoginRedirect } from "../accounts/login-visit.ts";
import { useSession } from "../accounts/session.ts";
import { readShopperId } from "../accounts/session-storage.ts";
import type { ProductPageQuery, Review_ReviewFragment } from "../../graphql/generated.ts";
import { ReviewHead } from "../reviews/review-head.tsx";
import { ReviewList } from "../reviews/review-list.tsx";
import { useProductReviews } from "../reviews/use-product-reviews.ts";
import { SUBMITTED } from "../reviews/use-write-review.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { isReviewingInState, reviewingResume } from "./reviewing-in-state.ts";

const ReviewDialog = lazy(() =>
  import("../reviews/review-dialog.tsx").then((module) => ({ default: module.ReviewDialog })),
);
const hiding = () => import("../reviews/hide-review.tsx");
const HideReview = lazy(() => hiding().then((module) => ({ default: module.HideReview })));
const HiddenReviews = lazy(() => hiding().then((module) => ({ default: module.HiddenReviews })));

const hideButton = (review: Review_ReviewFragment) => (
  <Suspense>
    <HideReview review={review} />
  </Suspense>
);

const LOG_IN_FIRST = "Login required to submit feedback";

/** The reviews tab: what others say, and her own words. A visitor is told to log in, and is back here afterwards. */
export const ProductReviews = ({ product }: { product: ProductPageQuery["product"] }) => {
  const { session } = useSession();
  const toLogin = useLoginRedirect();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const reviews = useProductReviews(product.id);
  const [isWanted, setWanted] = useState(() => isReviewingInState(state));
  const [opened, setOpened] = useState(Number(isWanted));
  const [isSubmitted, setSubmitted] = useState(false);
  const isShopper = session.status === "shopper";
  const isReady = isShopper && (reviews.list !== undefined || reviews.hasFailed);

  useEffect(() => {
    // Taken out of the history, so that a reload does not open the dialog again.
    if (isReviewingInState(state)) void navigate(pathname + search, { replace: true, state: null });
  }, [state, navigate, pathname, search]);

  const start = () => {
    setSubmitted(false);
    setOpened(opened + 1);
    setWanted(true);
  };

  return (
    <div>
      <ReviewHead product={product} ratingCounts={reviews.ratingCounts}>
        {session.status !== "admin" && (
          <Button variant="secondary" onClick={start} className="max-sm:w-full">
            {reviews.mine ? "Edit your review" : "Write a Review"}
          </Button>
        )}
      </ReviewHead>
      <FormMessage
        tone="error"
        className="mt-4 max-w-(--container-form) empty:hidden"
        detail={
          <button
            type="button"
            className="text-link min-h-11"
            onClick={() => void toLogin({ message: LOG_IN_FIRST, resume: reviewingResume })}
          >
            Log in
          </button>
        }
      >
        {isWanted && session.status === "visitor" ? LOG_IN_FIRST : null}
      </FormMessage>
      <FormMessage
        tone="success"
        vanishAfter={3}
        onVanish={() => setSubmitted(false)}
        className="mt-4 max-w-(--container-form) empty:hidden"
      >
        {isSubmitted ? SUBMITTED : null}
      </FormMessage>
      {reviews.mine?.isHidden && (
        <p className="mt-4 text-sm text-ink-soft">Your review is not shown in the shop at the moment.</p>
      )}
      <div className="mt-4">
        <ReviewList
          reviews={reviews}
          expected={product.reviewCount}
          actionOf={session.status === "admin" ? hideButton : undefined}
        />
      </div>
      <Suspense>
        {session.status === "admin" && <HiddenReviews productId={product.id} />}
        {isReady && opened > 0 && (
          <ReviewDialog
            key={opened}
            product={product}
            earlier={reviews.mine}
            shopperId={readShopperId()}
            isOpen={isWanted}
            onClose={() => setWanted(false)}
            onSubmitted={() => {
              setWanted(false);
              setSubmitted(true);
            }}
          />
        )}
      </Suspense>
    </div>
  );
};
