import type { ReturnCard_ReturnFragment } from "../../graphql/generated.ts";

/** Photographs of a return; each opens in a tab of its own. Renders nothing without one. */
export const PhotoList = ({
  photos,
  returnNumber,
}: Pick<ReturnCard_ReturnFragment, "photos" | "returnNumber">) =>
  photos.length === 0 ? null : (
    <ul aria-label={`Photographs of return ${returnNumber}`} className="mt-4 flex flex-wrap gap-3">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <a
            href={photo.url}
            target="_blank"
            rel="noreferrer"
            className="block size-20 overflow-hidden rounded-sm bg-paper-deep"
          >
            <img
              src={photo.url}
              width={photo.width}
              height={photo.height}
              loading="lazy"
              alt={`Photograph ${index + 1} of return ${returnNumber}`}
              className="size-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
