import type { TasksOf } from "../../platform/jobs/jobs.ts";
import type { Shop } from "../shop/shop.ts";
import { deleteReviewPhoto } from "./delete-review-photo.command.ts";
import { deleteReviewPhotos } from "./delete-review-photos.command.ts";

type ReviewJobs = {
  /** Deletes the photographs of a deleted account. */
  "delete-review-photos": { userId: string };
  /** Deletes the files of one photograph, unless its review has it. */
  "delete-review-photo": { reviewId: string; contentKey: string };
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends ReviewJobs {}
}

export const reviewTasks = (shop: Shop): TasksOf<ReviewJobs> => ({
  "delete-review-photos": ({ userId }) => deleteReviewPhotos(shop, userId),
  "delete-review-photo": (photo) => deleteReviewPhoto(shop, photo),
});
