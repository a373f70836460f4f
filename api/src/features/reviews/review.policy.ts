import { may, Permission } from "../../platform/permissions.rules.ts";
import type { Viewer } from "../../platform/viewer.ts";

type OwnedReview = { userId: string | null };

/** Only its author changes a review and its photographs. */
export const canChangeReview = (viewer: Viewer, review: OwnedReview): boolean =>
  review.userId === viewer.userId;

/** Staff that moderates and the author also see what the shop hides of a review. */
export const canSeeHidden = (viewer: Viewer | null, review: OwnedReview): boolean =>
  viewer !== null && (may(viewer, Permission.REVIEWS) || review.userId === viewer.userId);
