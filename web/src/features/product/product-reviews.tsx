import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useSession } from "../accounts/session/session.ts";
import { useAfterLogin } from "../accounts/login/use-after-login.ts";
import { readShopperId } from "../accounts/session/session-storage.ts";
import type { ProductPageQuery, Review_ReviewFragment } from "../../graphql/generated.ts";
import type { PendingAction } from "../../navigation-state.ts";
import { ReviewHead } from "../reviews/review-head.tsx";
import { ReviewList } from "../reviews/review-list.tsx";
import { useProductReviews } from "../reviews/use-product-reviews.ts";
import { SUBMITTED } from "../reviews/use-write-review.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";

const ReviewDialog = lazyPart(() => import("../reviews/review-dialog.tsx"), "ReviewDialog");
const importHideReview = () => import("../reviews/hide-review.tsx");
const HideReview = lazyPart(importHideReview, "HideReview");
const HiddenReviews = lazyPart(importHideReview, "HiddenReviews");

const hideButton = (review: Review_ReviewFragment) => (
  <Suspense>
    <HideReview review={review} />
  </Suspense>
);

const LOG_IN_FIRST = "Login required to submit feedback";

type PendingReview = Extract<PendingAction, { kind: "write-review" }>;

/** The reviews tab with the shopper's own review. A visitor logs in first and returns to the open review dialog. */
export const ProductReviews = ({ product }: { product: ProductPageQuery["product"] }) => {
  const { session } = useSession();
  const reviews = useProductReviews(product.id);
  const [isRequested, setRequested] = useState(false);
  const [openCount, setOpenCount] = useState(0);
  const [isSubmitted, setSubmitted] = useState(false);
  const isShopper = session.status === "shopper";
  const isReady = isShopper && (reviews.list !== undefined || reviews.hasFailed);

  const openDialog = useCallback(() => {
    setSubmitted(false);
    setOpenCount((count) => count + 1);
    setRequested(true);
  }, []);
  const { logIn } = useAfterLogin<PendingReview>({
    kind: "write-review",
    message: LOG_IN_FIRST,
    run: openDialog,
  });

  const asksForLogin = isRequested && session.status === "visitor";
  const messages = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Above the bar at the bottom of a phone's page, whose height is the page's scroll padding.
    if (asksForLogin || isSubmitted) messages.current?.scrollIntoView({ block: "nearest" });
  }, [asksForLogin, isSubmitted]);

  return (
    <div>
      <ReviewHead product={product} ratingCounts={reviews.ratingCounts} fitCounts={reviews.fitCounts}>
        {session.status !== "admin" && (
          <Button
            variant="secondary"
            onPointerDown={ReviewDialog.preload}
            onClick={openDialog}
            className="max-sm:w-full"
          >
            {reviews.ownReview ? "Edit your review" : "Write a Review"}
          </Button>
        )}
      </ReviewHead>
      <div ref={messages}>
        <FormMessage
          tone="error"
          className="mt-4 max-w-(--container-form) empty:hidden"
          detail={
            <button
              type="button"
              className="text-link min-h-11"
              onClick={() => logIn({ kind: "write-review" })}
            >
              Log in
            </button>
          }
        >
          {asksForLogin ? LOG_IN_FIRST : null}
        </FormMessage>
        <FormMessage
          tone="success"
          vanishAfter={3}
          onVanish={() => setSubmitted(false)}
          className="mt-4 max-w-(--container-form) empty:hidden"
        >
          {isSubmitted ? SUBMITTED : null}
        </FormMessage>
      </div>
      {reviews.ownReview?.isHidden && (
        <p className="mt-4 text-sm text-ink-soft">Your review is not shown in the shop at the moment.</p>
      )}
      <div className="mt-4">
        <ReviewList
          reviews={reviews}
          expectedCount={product.reviewCount}
          actionOf={session.status === "admin" ? hideButton : undefined}
        />
      </div>
      <Suspense>
        {session.status === "admin" && <HiddenReviews productId={product.id} />}
        {isReady && openCount > 0 && (
          <ReviewDialog
            key={openCount}
            product={product}
            ownReview={reviews.ownReview}
            shopperId={readShopperId()}
            isOpen={isRequested}
            onClose={() => setRequested(false)}
            onSubmitted={() => {
              setRequested(false);
              setSubmitted(true);
            }}
          />
        )}
      </Suspense>
    </div>
  );
};
