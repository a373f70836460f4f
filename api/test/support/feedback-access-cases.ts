import { randomUUID } from "node:crypto";
import { adminsOnly, everyViewerGets, shoppersOnly, type AccessCase } from "./access-cases.ts";

/** Who may use the operations on wishlist, reviews and recent activity. */
export const feedbackAccessCases: Record<string, AccessCase> = {
  "Query.wishlist": { allow: shoppersOnly, callOf: () => ["{ wishlist { totalCount productIds } }"] },
  "Query.recentActivity": { allow: shoppersOnly, callOf: () => ["{ recentActivity { kind happenedAt } }"] },
  "Mutation.toggleWishlist": {
    allow: shoppersOnly,
    callOf: ({ productId }) => [
      "mutation($id: ID!) { toggleWishlist(input: { productId: $id }) { inWishlist product { inWishlist } } }",
      { id: productId },
    ],
  },
  "Mutation.writeReview": {
    allow: shoppersOnly,
    callOf: ({ productId }) => [
      `mutation($id: ID!) { writeReview(input: { productId: $id, rating: 5, comment: "Lovely" }) { id } }`,
      { id: productId },
    ],
  },
  "Query.reviews": {
    allow: adminsOnly,
    callOf: () => [
      "{ reviews(filter: { state: NEW }) { totalCount nodes { comment version readAt product { title } } } }",
    ],
  },
  "Mutation.answerReview": {
    allow: adminsOnly,
    callOf: ({ reviewId }) => [
      'mutation($id: ID!) { answerReview(input: { reviewId: $id, answer: "Thank you", version: 1 }) { answer } }',
      { id: reviewId },
    ],
  },
  "Mutation.markReviewsRead": {
    allow: adminsOnly,
    callOf: ({ reviewId }) => [
      "mutation($ids: [ID!]!) { markReviewsRead(reviewIds: $ids) { id } }",
      { ids: [reviewId] },
    ],
  },
  "Mutation.hideReview": {
    allow: adminsOnly,
    callOf: ({ reviewId }) => [
      "mutation($id: ID!) { hideReview(input: { reviewId: $id, hidden: true }) { isHidden } }",
      { id: reviewId },
    ],
  },
  // A call without its file is refused before the role is checked; journeys/review-photos.test.ts sends one.
  "Mutation.addReviewPhoto": {
    allow: everyViewerGets("BAD_USER_INPUT"),
    callOf: () => [
      "mutation($id: ID!, $file: Upload!) { addReviewPhoto(input: { reviewId: $id, file: $file }) { id } }",
      { id: randomUUID(), file: null },
    ],
  },
  "Mutation.removeReviewPhoto": {
    allow: { ...shoppersOnly, shopper: "REVIEW_PHOTO_NOT_FOUND" },
    callOf: async ({ reviewPhoto }) => [
      "mutation($id: ID!) { removeReviewPhoto(photoId: $id) { id } }",
      { id: await reviewPhoto() },
    ],
  },
  "Mutation.hideReviewPhoto": {
    allow: adminsOnly,
    callOf: async ({ reviewPhoto }) => [
      "mutation($id: ID!) { hideReviewPhoto(input: { photoId: $id, hidden: true }) { id } }",
      { id: await reviewPhoto() },
    ],
  },
};
