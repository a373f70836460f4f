import { refuserOf } from "../../platform/errors/errors.ts";
import { catalogueRefusals } from "../catalogue/catalogue.refusals.ts";

/** The refusals of reviews and their photographs. */
export const reviewsRefusals = {
  BAD_RATING: { status: 400, message: "A rating is a whole number of stars from 1 to 5." },
  COMMENT_NEEDED: { status: 400, message: "Please write a comment." },
  COMMENT_TOO_LONG: { status: 400, message: "A review has at most 2,000 characters." },
  ANSWER_TOO_LONG: { status: 400, message: "An answer has at most 2,000 characters." },
  REVIEW_CHANGED: {
    status: 409,
    message: "This review or its answer was changed in the meantime. Please read it again.",
  },
  REVIEW_NOT_FOUND: { status: 404, message: "Review not found." },
  REVIEW_SIZE_UNKNOWN: { status: 400, message: "Please choose one of the sizes of the product." },
  REVIEW_PHOTOS_FULL: { status: 409, message: "A review has at most 3 photographs." },
  REVIEW_PHOTO_NOT_FOUND: { status: 404, message: "This photograph no longer exists." },
} as const;

type ReviewsRefusals = typeof reviewsRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends ReviewsRefusals {}
}

export const refuse = refuserOf({ ...catalogueRefusals, ...reviewsRefusals });
