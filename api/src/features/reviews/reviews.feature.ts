import type { Feature } from "../shop/feature.ts";
import { reviewData } from "./personal-data.store.ts";
import { PhotographedReviewResolver } from "./photographed-review.resolver.ts";
import { addReviewPhotos } from "./review-photo-route.ts";
import { ReviewPhoto } from "./review-photo.entity.ts";
import { ReviewPhotoResolver } from "./review-photo.resolver.ts";
import { ReviewAdminResolver } from "./review-admin.resolver.ts";
import { ReviewWritingResolver } from "./review-writing.resolver.ts";
import { Review } from "./review.entity.ts";
import { reviewTasks } from "./review.jobs.ts";
import { ReviewResolver } from "./review.resolver.ts";
import { reviewRows } from "./review.routes.ts";
import { reviewsRefusals } from "./reviews.refusals.ts";

export const reviewsFeature = {
  entities: [ReviewPhoto, Review],
  resolvers: [
    ReviewResolver,
    ReviewWritingResolver,
    ReviewAdminResolver,
    ReviewPhotoResolver,
    PhotographedReviewResolver,
  ],
  refusals: reviewsRefusals,
  tasks: reviewTasks,
  restRows: reviewRows,
  addRoutes: addReviewPhotos,
  personalData: reviewData,
} satisfies Feature;
