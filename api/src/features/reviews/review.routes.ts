import { SHOPPER } from "../../platform/viewer.ts";
import { legacyProduct, legacyReview, nodesOf, type Data } from "../../app/rest/answers.ts";
import { paged, requestedPage, productIdOf } from "../../platform/rest/requests.ts";
import type { RestRow } from "../../platform/rest/rest-row.ts";
import { productId, text, wholeNumber } from "../../platform/rest/body-fields.ts";

/** The paths of reviews and of the wishlist: specification, section 7. */
export const feedbackRows: RestRow[] = [
  {
    method: "GET",
    path: "/feedback/:id",
    summary: "Reviews of a product, newest first",
    run: "RestFeedback",
    variables: (request) => ({ ...requestedPage(request), id: request.params["id"] }),
    answer: (data) => nodesOf((data["product"] as Data)["reviews"]).map(legacyReview),
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
    answer: (data) => legacyReview(data["writeReview"]),
    status: 201,
    body: { comment: text("COMMENT_NEEDED"), rating: wholeNumber("BAD_RATING") },
  },
  {
    method: "GET",
    path: "/wishlist",
    summary: "The shopper's wishlist, newest first",
    role: SHOPPER,
    run: "RestWishlist",
    variables: requestedPage,
    answer: (data, url) => nodesOf(data["wishlist"]).map((product) => legacyProduct(product, url)),
    list: "wishlist",
    query: paged,
  },
  {
    method: "POST",
    path: "/wishlist/toggle",
    summary: "Puts a product into the wishlist, or takes it out",
    role: SHOPPER,
    run: "RestToggleWishlist",
    variables: ({ body }) => ({ productId: productIdOf(body["productId"]) }),
    answer: (data) => ({ inWishlist: (data["toggleWishlist"] as Data)["inWishlist"] }),
    body: { productId },
  },
];
