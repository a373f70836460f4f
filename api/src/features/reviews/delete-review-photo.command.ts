import { removeUnused } from "../../platform/files/remove-unused.ts";
import type { Services } from "../shop/services.ts";
import { photoSizes } from "./review-photo-link.ts";
import { photosOf, reviewPhotoPath } from "./review-photo.store.ts";

/** Deletes the files of a photograph that its review does not have, or no longer has. */
export const deleteReviewPhoto = (
  services: Services,
  photo: { reviewId: string; contentKey: string },
): Promise<void> =>
  removeUnused(
    services.privateFiles,
    photoSizes.map((size) => reviewPhotoPath(photo, size)),
    async () => {
      const photos = await photosOf(services.database.source.manager, photo.reviewId);
      return photos.some(({ contentKey, removedAt }) => contentKey === photo.contentKey && !removedAt);
    },
  );
