import type { TasksOf } from "../../platform/jobs/jobs.ts";
import type { Shop } from "../shop/shop.ts";
import { deleteReviewPhotos } from "./delete-review-photos.command.ts";

type ReviewJobs = {
  /** Deletes the photographs of a deleted account. */
  "delete-review-photos": { userId: string };
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends ReviewJobs {}
}

export const reviewTasks = (shop: Shop): TasksOf<ReviewJobs> => ({
  "delete-review-photos": ({ userId }) => deleteReviewPhotos(shop, userId),
});
