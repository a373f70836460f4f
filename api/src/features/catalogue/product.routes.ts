import type { RestRow } from "../../platform/rest/rest-row.ts";
import { productAnswer, productSchema } from "./product-answer.ts";

/** REST path of one product: specification, section 7. */
export const productRows: RestRow[] = [
  {
    method: "GET",
    path: "/products/:id",
    summary: "One product",
    run: "RestProduct",
    refusals: ["PRODUCT_NOT_FOUND"],
    variables: ({ params }) => ({ id: params["id"] }),
    answer: (data, url) => productAnswer(data["product"], url),
    answerSchema: productSchema,
  },
];
