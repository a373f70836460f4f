import type { ValidCall, ValidRequest } from "./account-operations.ts";
import type { Person } from "./factories.ts";

type FeedbackFixtures = { shopper: Person; admin: Person; productId: string; reviewId: string };

/** A valid call for each operation on wishlist and reviews. Tests spoil every part of it. */
export const feedbackOperations = ({
  shopper,
  admin,
  productId,
  reviewId,
}: FeedbackFixtures): Record<string, ValidCall> => ({
  "Query.wishlist": {
    as: shopper,
    query: `query($first: Int, $after: String) { wishlist(first: $first, after: $after) { totalCount } }`,
    variables: { first: 1, after: null },
  },
  "Query.recentActivity": {
    as: shopper,
    query: "query($first: Int) { recentActivity(first: $first) { id } }",
    variables: { first: 1 },
  },
  "Mutation.toggleWishlist": {
    as: shopper,
    query: `mutation($productId: ID!, $wanted: Boolean) {
      toggleWishlist(input: { productId: $productId, wanted: $wanted }) { inWishlist } }`,
    variables: { productId, wanted: false },
  },
  "Mutation.writeReview": {
    as: shopper,
    query: "mutation($input: WriteReviewInput!) { writeReview(input: $input) { id } }",
    variables: { input: { productId, rating: 5, comment: "Lovely" } },
  },
  "Mutation.withdrawConsent": {
    as: shopper,
    query: "mutation($purpose: ConsentPurpose!) { withdrawConsent(purpose: $purpose) { purpose } }",
    variables: { purpose: "PROMOTIONS" },
  },
  "Mutation.hideReview": {
    as: admin,
    query: `mutation($reviewId: ID!, $hidden: Boolean!) {
      hideReview(input: { reviewId: $reviewId, hidden: $hidden }) { id } }`,
    variables: { reviewId, hidden: true },
  },
  "Query.reviews": {
    as: admin,
    query: `query($state: ReviewState!, $first: Int!) { reviews(filter: { state: $state }, first: $first) { nodes { id } } }`,
    variables: { state: "NEW", first: 1 },
  },
  "Mutation.answerReview": {
    as: admin,
    query: `mutation($reviewId: ID!, $answer: String!, $version: Int!) {
      answerReview(input: { reviewId: $reviewId, answer: $answer, version: $version }) { id } }`,
    variables: { reviewId, answer: "Thank you", version: 1 },
  },
  "Mutation.markReviewsRead": {
    as: admin,
    query: "mutation($reviewIds: [ID!]!) { markReviewsRead(reviewIds: $reviewIds) { id } }",
    variables: { reviewIds: [reviewId] },
  },
  "Mutation.addReviewPhoto": {
    as: shopper,
    query:
      "mutation($reviewId: ID!, $file: Upload!) { addReviewPhoto(input: { reviewId: $reviewId, file: $file }) { id } }",
    variables: { reviewId, file: null },
  },
  "Mutation.removeReviewPhoto": {
    as: shopper,
    query: "mutation($photoId: ID!) { removeReviewPhoto(photoId: $photoId) { id } }",
    variables: { photoId: reviewId },
  },
  "Mutation.hideReviewPhoto": {
    as: admin,
    query: `mutation($photoId: ID!, $hidden: Boolean!) {
      hideReviewPhoto(input: { photoId: $photoId, hidden: $hidden }) { id } }`,
    variables: { photoId: reviewId, hidden: true },
  },
});

/** The same for the documented paths. */
export const feedbackRequests = ({
  shopper,
  productId,
}: Pick<FeedbackFixtures, "shopper" | "productId">): ValidRequest[] => [
  {
    method: "POST",
    path: `/api/feedback/${productId}`,
    as: shopper,
    body: { comment: "Lovely", rating: 5 },
  },
  { method: "POST", path: "/api/wishlist/toggle", as: shopper, body: { productId } },
];
