import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { errorMessage } from "../../graphql/error-message.ts";
import { useMarkReviewsReadMutation, type ListedReview_ReviewFragment } from "../../graphql/generated.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import { refetchShown } from "../../graphql/refetch-shown.ts";
import { AdminReview } from "../../features/reviews/admin/admin-review.tsx";
import { ReviewFilter, reviewStateOf } from "../../features/reviews/admin/review-filter.tsx";
import { useAdminReviews } from "../../features/reviews/admin/use-admin-reviews.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { PagedList } from "../../ui/paged-list.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

const emptyTexts = {
  NEW: {
    title: "No new reviews",
    text: "New reviews appear here until you answer, hide or mark them as read.",
  },
  HIDDEN: { title: "No hidden reviews", text: "Reviews that you hide from the shop move here." },
  ALL: { title: "No reviews yet", text: "Customers can review a product on its page." },
};

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next reviews could not be loaded." });

/** Reviews of all products: the admin answers them, hides them, or marks them as read. */
export const AdminReviewsPage = () => {
  usePageTitle("Reviews");
  const state = reviewStateOf(useSearchParams()[0].get("state"));
  const list = useAdminReviews(state);
  const [failure, setFailure] = useState<string | null>(null);
  const [markRead, { loading, client }] = useMarkReviewsReadMutation();
  const mark = async (reviews: readonly ListedReview_ReviewFragment[]) => {
    setFailure(null);
    try {
      await markRead({ variables: { reviewIds: reviews.map(({ id }) => id) } });
      await refetchShown(client, ["AdminReviews", "OpenTasks"]);
    } catch (error) {
      setFailure(writeErrorMessage(error, { fallback: "The reviews could not be marked as read." }));
    }
  };
  const unread = (list.nodes ?? []).filter(({ readAt }) => readAt === null).slice(0, 100);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Reviews</h1>
        {unread.length > 1 && (
          <Button variant="secondary" size="medium" isLoading={loading} onClick={() => void mark(unread)}>
            {`Mark ${unread.length} as read`}
          </Button>
        )}
      </div>
      <ReviewFilter state={state} />
      <FormMessage tone="error" className={failure ? "mt-4" : ""}>
        {failure}
      </FormMessage>
      <PagedList
        list={list}
        noun="reviews"
        empty={emptyTexts[state]}
        placeholder="h-44"
        toMessage={loadErrorMessage}
      >
        {(reviews) => (
          <ul className="mt-2">
            {reviews.map((review) => (
              <li key={review.id} data-list-row>
                <AdminReview review={review} onRead={() => void mark([review])} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
};
