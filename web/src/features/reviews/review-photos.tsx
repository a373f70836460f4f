import type { Review_ReviewFragment } from "../../graphql/generated.ts";

/** Photographs of a review; each opens in a tab of its own. Renders nothing without one. */
export const ReviewPhotos = ({ review }: { review: Review_ReviewFragment }) =>
  review.photos.length === 0 ? null : (
    <ul aria-label={`Photographs by ${review.authorName}`} className="mt-3 flex flex-wrap gap-3">
      {review.photos.map((photo, index) => (
        <li key={photo.id}>
          <a
            href={photo.url}
            target="_blank"
            rel="noreferrer"
            className={`block h-25 w-20 overflow-hidden rounded-sm bg-paper-deep ${photo.isHidden ? "opacity-45" : ""}`}
          >
            <img
              src={photo.thumbnailUrl}
              width={photo.width}
              height={photo.height}
              loading="lazy"
              alt={`Photograph ${index + 1} by ${review.authorName}${photo.isHidden ? ", hidden from the shop" : ""}`}
              className="size-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
