import { CountBars } from "../../ui/count-bars.tsx";
import { fitNames } from "./review-words.ts";
import type { ProductReviews } from "./use-product-reviews.ts";

const place = "max-w-90 grow max-sm:max-w-none max-sm:basis-full";

/** The number of reviews for each number of stars. */
export const RatingBars = ({ counts }: { counts: NonNullable<ProductReviews["ratingCounts"]> }) => (
  <div className={place}>
    <CountBars
      label="Ratings"
      rows={counts.map(({ rating, count }) => ({
        name: `${rating} ${rating === 1 ? "star" : "stars"}`,
        count,
      }))}
    />
  </div>
);

/** How the garment fits, in the words of its reviewers. Renders nothing if too few have answered. */
export const FitBars = ({ counts }: { counts: ProductReviews["fitCounts"] }) =>
  counts.length === 0 ? null : (
    <div className={place}>
      <h3 className="mb-1 font-sans text-sm font-semibold tracking-normal">How it fits</h3>
      <CountBars
        label="How it fits"
        rows={counts.map(({ fit, count }) => ({ name: fitNames[fit], count }))}
      />
    </div>
  );
