import type { EntityManager } from "typeorm";
import { addJob } from "../../platform/jobs/jobs.ts";
import { deletePublicReviews, recountRatings } from "./review-write.store.ts";

/**
 * Deletes the public reviews of an account with their photographs. Hidden ones stay, so that the same text cannot be published
 * again.
 */
export const deleteReviewsOf = async (tx: EntityManager, userId: string): Promise<void> => {
  const { productIds, photos } = await deletePublicReviews(tx, userId);
  for (const photo of photos) await addJob(tx, "delete-review-photo", photo);
  for (const productId of productIds) await recountRatings(tx, productId);
};
