import { ADMIN, type Viewer } from "../../platform/viewer.ts";

type OwnedReview = { userId: string | null };

/** Only its author changes a review and its photographs. */
export const canChangeReview = (viewer: Viewer, review: OwnedReview): boolean =>
  review.userId === viewer.userId;

/** The admin and the author also see what the shop hides of a review. */
export const canSeeHidden = (viewer: Viewer | null, review: OwnedReview): boolean =>
  viewer !== null && (viewer.role === ADMIN || review.userId === viewer.userId);
