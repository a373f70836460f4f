import { answers } from "../../platform/rest/answer-schema.ts";
import { nodesOf, type Data } from "../../platform/rest/answers.ts";
import { text, wholeNumber } from "../../platform/rest/body-fields.ts";
import { paged, requestedPage } from "../../platform/rest/requests.ts";
import type { RestRow } from "../../platform/rest/rest-row.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { reviewAnswer, reviewSchema } from "./review-answer.ts";

/** REST paths of reviews, which REST calls feedback: specification, section 7. */
export const reviewRows: RestRow[] = [
  {
    method: "GET",
    path: "/feedback/:id",
    summary: "Reviews of a product, newest first",
    run: "RestFeedback",
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
    variables: ({ params, body }) => ({
      input: { productId: params["id"], rating: body["rating"], comment: body["comment"] },
    }),
    answer: (data) => reviewAnswer(data["writeReview"]),
    answerSchema: reviewSchema,
    status: 201,
    body: { comment: text("COMMENT_NEEDED"), rating: wholeNumber("BAD_RATING") },
    fieldNames: { productId: "id" },
  },
];
