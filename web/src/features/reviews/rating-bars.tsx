import type { ProductReviews } from "./use-product-reviews.ts";

/** The number of reviews for each number of stars: a bar and, for accessibility, the figure. */
export const RatingBars = ({ counts }: { counts: NonNullable<ProductReviews["ratingCounts"]> }) => {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul
      aria-label="Ratings"
      className="grid max-w-90 grow gap-1 max-sm:max-w-none max-sm:basis-full text-sm tabular-nums"
    >
      {counts.map(({ rating, count }) => (
        <li key={rating} className="grid grid-cols-[3.5rem_minmax(0,1fr)_2.5rem] items-center gap-3">
          <span className="text-ink-soft">
            {rating} {rating === 1 ? "star" : "stars"}
          </span>
          <svg aria-hidden="true" className="h-2 w-full rounded-sm bg-paper-deep text-marigold">
            <rect
              width={`${total === 0 ? 0 : (count / total) * 100}%`}
              height="100%"
              rx="2"
              fill="currentColor"
            />
          </svg>
          <span className="text-right">
            {count}
            <span className="sr-only"> {count === 1 ? "review" : "reviews"}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};
