import { Link } from "react-router-dom";
import type { PhotographedReviews_SectionFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { Stars } from "../../ui/stars.tsx";
import { swipeEntry, swipeRow } from "./swipe-row.ts";

type Review = PhotographedReviews_SectionFragment["reviews"][number];

const ReviewCard = ({ review: { authorName, rating, comment, photos, product } }: { review: Review }) => {
  const [photo] = photos;
  return (
    <li className={`w-[80vw] sm:w-auto ${swipeEntry}`}>
      <figure className="relative grid h-full grid-cols-[2fr_3fr] bg-paper-raised md:max-lg:grid-cols-1 md:max-lg:grid-rows-[auto_1fr]">
        {photo && (
          <img
            src={photo.thumbnailUrl}
            loading="lazy"
            alt={`${product.title}, photographed by ${authorName}`}
            className="aspect-3/4 size-full md:max-lg:aspect-square bg-paper-deep object-cover"
          />
        )}
        <div className="flex min-w-0 flex-col gap-2 p-4">
          <Stars rating={rating} />
          <blockquote dir="auto" className="line-clamp-5 wrap-anywhere">
            {comment}
          </blockquote>
          <figcaption className="mt-auto text-sm text-ink-soft">
            <span dir="auto" className="block wrap-anywhere">
              {authorName}
            </span>
            <Link
              to={paths.product(product)}
              className="line-clamp-2 font-semibold text-ink after:absolute after:inset-0"
            >
              {product.title}
            </Link>
          </figcaption>
        </div>
      </figure>
    </li>
  );
};

/** Three reviews with photographs, each a link to its product. `null` if there are fewer. */
export const PhotographedReviews = ({
  id,
  section: { title, reviews },
}: {
  id: string;
  section: PhotographedReviews_SectionFragment;
}) =>
  reviews.length > 0 && (
    <section className="page-width pt-12 md:pt-28" aria-labelledby={id}>
      <h2 id={id} className="text-2xl md:text-3xl">
        {title}
      </h2>
      <ul className={`mt-5 ${swipeRow} sm:grid sm:gap-6 md:mt-8 md:grid-cols-3`}>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
    </section>
  );
