import { answers, type AnswerSchema } from "../../platform/rest/answer-schema.ts";
import { asData, nodesOf, withId, type Data } from "../../platform/rest/answers.ts";
import { limited, text, wholeNumber } from "../../platform/rest/body-fields.ts";
import { paged, requestedPage } from "../../platform/rest/requests.ts";
import type { RestRow } from "../../platform/rest/rest-row.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { maxCommentLength } from "./review.rules.ts";

const reviewSchema: AnswerSchema = answers.component("Review", {
  _id: answers.id,
  rating: answers.wholeNumber,
  comment: answers.text,
  createdAt: answers.time,
  user: answers.object({ name: answers.text }),
});

/** A review in the documented shape, with its author in `user.name`: specification, section 3. */
const reviewAnswer = (value: unknown): Data => {
  const { authorName, ...review } = withId(asData(value));
  return { ...review, user: { name: authorName } };
};

/** REST paths of reviews, which REST calls feedback: specification, section 7. */
export const reviewRows: RestRow[] = [
  {
    method: "GET",
    path: "/feedback/:id",
    summary: "Reviews of a product, newest first",
    run: "RestFeedback",
    refusals: ["PRODUCT_NOT_FOUND"],
    variables: (request) => ({ ...requestedPage(request), id: request.params["id"] }),
    answer: (data) => nodesOf((data["product"] as Data)["reviews"]).map(reviewAnswer),
    answerSchema: answers.listOf(reviewSchema),
    list: "product.reviews",
    query: paged,
  },
  {
    method: "POST",
    path: "/feedback/:id",
    summary: "The shopper's review of a product; a second one replaces the first",
    role: SHOPPER,
    run: "RestWriteReview",
    refusals: ["PRODUCT_NOT_FOUND", "BAD_RATING", "COMMENT_NEEDED", "COMMENT_TOO_LONG"],
    variables: ({ params, body }) => ({
      input: { productId: params["id"], rating: body["rating"], comment: body["comment"] },
    }),
    answer: (data) => reviewAnswer(data["writeReview"]),
    answerSchema: reviewSchema,
    status: 201,
    body: {
      comment: limited(text("COMMENT_NEEDED"), { maxLength: maxCommentLength }),
      rating: limited(wholeNumber("BAD_RATING"), { minimum: 1, maximum: 5 }),
    },
    fieldNames: { productId: "id" },
  },
];
