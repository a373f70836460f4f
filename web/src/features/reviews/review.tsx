import type { ReactNode } from "react";
import type { Review_ReviewFragment } from "../../graphql/generated.ts";
import { shop } from "../../shop.ts";
import { Badge } from "../../ui/badge.tsx";
import { formatDate } from "../../ui/dates.ts";
import { CheckIcon, EyeOffIcon } from "../../ui/icons.tsx";
import { Stars } from "../../ui/stars.tsx";
import { ReviewPhotos } from "./review-photos.tsx";
import { fitNames } from "./review-words.ts";

/** "Size worn: M · Runs small"; empty if the reviewer gave neither. */
const fitText = ({ sizeWorn, fit }: Review_ReviewFragment) =>
  [sizeWorn && `Size worn: ${sizeWorn}`, fit && fitNames[fit]].filter(Boolean).join(" · ");

/** One review of a product. */
export const Review = ({ review, action }: { review: Review_ReviewFragment; action?: ReactNode }) => (
  <article className="border-b border-hairline py-6">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 dir="auto" className="min-w-0 wrap-anywhere font-sans text-base font-semibold tracking-normal">
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
    <p className="mt-1 text-sm text-ink-soft empty:hidden">{fitText(review)}</p>
    <p dir="auto" className="mt-2 max-w-(--container-prose) break-words whitespace-pre-line">
      {review.comment}
    </p>
    <ReviewPhotos review={review} />
    {review.answer && (
      <div className="mt-4 max-w-(--container-prose) border-l-4 border-madder-tint pl-4">
        <p className="text-sm font-semibold">
          {`Answer from ${shop().name}`}
          {review.answeredAt && (
            <time dateTime={review.answeredAt} className="ml-2 font-normal text-ink-faint">
              {formatDate(review.answeredAt)}
            </time>
          )}
        </p>
        <p dir="auto" className="mt-1 break-words whitespace-pre-line">
          {review.answer}
        </p>
      </div>
    )}
    {action && <div className="mt-2">{action}</div>}
  </article>
);
