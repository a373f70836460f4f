import { nodesOf } from "../../platform/rest/answers.ts";
import { paged, requestedPage, searchTerm } from "../../platform/rest/requests.ts";
import type { RestRow } from "../../platform/rest/rest-row.ts";
import { productAnswer } from "./product-answer.ts";

/** REST paths of products: specification, section 7. */
export const productRows: RestRow[] = [
  {
    method: "GET",
    path: "/products",
    summary: "Products of the shop, newest first",
    run: "RestProducts",
    variables: requestedPage,
    answer: (data, url) => nodesOf(data["products"]).map((product) => productAnswer(product, url)),
    list: "products",
    query: paged,
  },
  {
    method: "GET",
    path: "/products/search",
    summary: "Products that a term finds",
    run: "RestProducts",
    variables: (request) => ({ ...requestedPage(request), filter: { text: searchTerm(request) } }),
    answer: (data, url) => nodesOf(data["products"]).map((product) => productAnswer(product, url)),
    list: "products",
    shortcut: (request) => (searchTerm(request) === "" ? [] : undefined),
    query: { q: "The term.", ...paged },
  },
  {
    method: "GET",
    path: "/products/:id",
    summary: "One product",
    run: "RestProduct",
    variables: ({ params }) => ({ id: params["id"] }),
    answer: (data, url) => productAnswer(data["product"], url),
  },
];
