import { answers } from "../../platform/rest/answer-schema.ts";
import { nodesOf } from "../../platform/rest/answers.ts";
import { paged, requestedPage, searchTerm, type RestRequest } from "../../platform/rest/requests.ts";
import type { RestRow } from "../../platform/rest/rest-row.ts";
import { productAnswer, productSchema } from "../catalogue/product-answer.ts";
import { maxTermLength } from "./search-term.rules.ts";

const termOf = (request: RestRequest): string => searchTerm(request, maxTermLength);

/** REST paths of lists of products: specification, section 7. */
export const productListRows: RestRow[] = [
  {
    method: "GET",
    path: "/products",
    summary: "Products of the shop, newest first",
    run: "RestProducts",
    variables: requestedPage,
    answer: (data, url) => nodesOf(data["products"]).map((product) => productAnswer(product, url)),
    answerSchema: answers.listOf(productSchema),
    list: "products",
    query: paged,
  },
  {
    method: "GET",
    path: "/products/search",
    summary: "Products that match a term",
    run: "RestProducts",
    variables: (request) => ({ ...requestedPage(request), filter: { text: termOf(request) } }),
    answer: (data, url) => nodesOf(data["products"]).map((product) => productAnswer(product, url)),
    answerSchema: answers.listOf(productSchema),
    list: "products",
    shortcut: (request) => (termOf(request) === "" ? [] : undefined),
    query: { q: "The term.", ...paged },
  },
];
