const outline = "2.7 5.5 6.1.9-4.4 4.3 1 6.1-5.4-2.9-5.4 2.9 1-6.1-4.4-4.3 6.1-.9Z";

/** One star in a box of 24 x 24. */
export const starPath = `m12 3.2 ${outline}`;

/** Five stars beside each other. One path, since a list of products has many. */
const rowPath = starPath + `m24 0 ${outline}`.repeat(4);

/**
 * Five stars, `filled` of them coloured from the left; fractions colour a part of a star. 5 em wide. The coloured part is cut
 * off by an inner `svg`, since a page's HTML must not have inline styles.
 */
const Row = ({ filled }: { filled: number }) => (
  <svg viewBox="0 0 120 24" className="inline-block h-[1em] w-[5em]" fill="currentColor" aria-hidden="true">
    <path className="text-ink/25" d={rowPath} />
    <svg width={filled * 24} height="24" className="text-marigold">
      <path d={rowPath} />
    </svg>
  </svg>
);

/** An average rating: "4.5 out of 5 stars", with the number of reviews; "No ratings yet" for `null`. */
export const Stars = ({ rating, count }: { rating: number | null; count?: number }) => {
  if (rating === null) return <span className="text-sm text-ink-faint">No ratings yet</span>;
  const ratingText = rating.toFixed(1).replace(/\.0$/, "");
  return (
    <span className="inline-flex items-center gap-1.5 text-sm tabular-nums">
      <Row filled={Math.min(5, Math.max(0, rating))} />
      <span className="sr-only">{ratingText} out of 5 stars</span>
      <span aria-hidden="true" className="font-semibold">
        {ratingText}
      </span>
      {count !== undefined && (
        <span className="text-ink-faint">
          ({count}
          <span className="sr-only"> {count === 1 ? "review" : "reviews"}</span>)
        </span>
      )}
    </span>
  );
};
