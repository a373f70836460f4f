import type { ReactNode } from "react";
import type { Review_ReviewFragment } from "../../graphql/generated.ts";
import { Badge } from "../../ui/badge.tsx";
import { formatDate } from "../../ui/dates.ts";
import { CheckIcon, EyeOffIcon } from "../../ui/icons.tsx";
import { Stars } from "../../ui/stars.tsx";

/** One review of a product. */
export const Review = ({ review, action }: { review: Review_ReviewFragment; action?: ReactNode }) => (
  <article className="border-b border-hairline py-6">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 className="min-w-0 wrap-anywhere font-sans text-base font-semibold tracking-normal">
        {review.authorName}
      </h3>
      {review.isVerifiedBuyer && (
        <Badge tone="green" icon={<CheckIcon size={16} />}>
          Verified buyer
        </Badge>
      )}
      {review.isHidden && (
        <Badge tone="grey" icon={<EyeOffIcon size={16} />}>
          Hidden
        </Badge>
      )}
      <time dateTime={review.createdAt} className="text-sm text-ink-faint">
        {formatDate(review.createdAt)}
      </time>
    </div>
    <p className="mt-1">
      <Stars rating={review.rating} />
    </p>
    <p className="mt-2 max-w-(--container-prose) break-words whitespace-pre-line">{review.comment}</p>
    {action && <div className="mt-2">{action}</div>}
  </article>
);
