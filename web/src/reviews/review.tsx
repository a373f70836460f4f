import type { Review_ReviewFragment } from "../graphql/generated.ts";
import { Badge } from "../ui/badge.tsx";
import { formatDate } from "../ui/dates.ts";
import { CheckIcon } from "../ui/icons.tsx";
import { Stars } from "../ui/stars.tsx";

/** What one shopper says of a product. */
export const Review = ({ review }: { review: Review_ReviewFragment }) => (
  <article className="border-b border-hairline py-6">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 className="font-sans text-base font-semibold tracking-normal">{review.authorName}</h3>
      {review.isVerifiedBuyer && (
        <Badge tone="green" icon={<CheckIcon size={16} />}>
          Verified buyer
        </Badge>
      )}
      <time dateTime={review.createdAt} className="text-sm text-ink-faint">
        {formatDate(review.createdAt)}
      </time>
    </div>
    <p className="mt-1">
      <Stars rating={review.rating} />
    </p>
    <p className="mt-2 max-w-(--container-prose) whitespace-pre-line">{review.comment}</p>
  </article>
);
