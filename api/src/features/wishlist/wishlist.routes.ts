import { answers } from "../../platform/rest/answer-schema.ts";
import { nodesOf, type Data } from "../../platform/rest/answers.ts";
import { productId } from "../../platform/rest/body-fields.ts";
import { paged, requestedPage, productIdOf } from "../../platform/rest/requests.ts";
import type { RestRow } from "../../platform/rest/rest-row.ts";
import { productAnswer, productSchema } from "../catalogue/product-answer.ts";
import { SHOPPER } from "../../platform/viewer.ts";

/** REST paths of the wishlist: specification, section 7. */
export const wishlistRows: RestRow[] = [
  {
    method: "GET",
    path: "/wishlist",
    summary: "The shopper's wishlist, newest first",
    role: SHOPPER,
    run: "RestWishlist",
    variables: requestedPage,
    answer: (data, url) => nodesOf(data["wishlist"]).map((product) => productAnswer(product, url)),
    answerSchema: answers.listOf(productSchema),
    list: "wishlist",
    query: paged,
  },
  {
    method: "POST",
    path: "/wishlist/toggle",
    summary: "Puts a product into the wishlist, or takes it out",
    role: SHOPPER,
    run: "RestToggleWishlist",
    refusals: ["BAD_ID", "PRODUCT_NOT_FOUND", "WISHLIST_FULL"],
    variables: ({ body }) => ({ productId: productIdOf(body["productId"]) }),
    answer: (data) => ({ inWishlist: (data["toggleWishlist"] as Data)["inWishlist"] }),
    answerSchema: answers.object({ inWishlist: answers.flag }),
    body: { productId },
  },
];
