import { legacyProduct, nodesOf } from "./answers.ts";
import { authRows } from "../../features/accounts/account.routes.ts";
import { checkoutRows } from "../../features/checkout/checkout.routes.ts";
import { invoiceRows } from "../../features/invoices/invoice.routes.ts";
import { adminOrderRows, shopperOrderRows } from "../../features/orders/order.routes.ts";
import { paymentRows } from "../../features/payments/payment.routes.ts";
import { feedbackRows } from "../../features/reviews/review.routes.ts";
import { paged, pageWanted, searchTerm } from "../../platform/rest/requests.ts";
import type { RestRow } from "../../platform/rest/rest-row.ts";

/** The documented paths, row by row: specification, section 7. */
export const restRows: RestRow[] = [
  {
    method: "GET",
    path: "/products",
    summary: "Products of the shop, newest first",
    run: "RestProducts",
    variables: pageWanted,
    answer: (data, url) => nodesOf(data["products"]).map((product) => legacyProduct(product, url)),
    list: "products",
    query: paged,
  },
  {
    method: "GET",
    path: "/products/search",
    summary: "Products that a term finds",
    run: "RestProducts",
    variables: (request) => ({ ...pageWanted(request), filter: { text: searchTerm(request) } }),
    answer: (data, url) => nodesOf(data["products"]).map((product) => legacyProduct(product, url)),
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
    answer: (data, url) => legacyProduct(data["product"], url),
  },
  ...feedbackRows,
  ...authRows,
  ...paymentRows,
  ...checkoutRows,
  ...shopperOrderRows,
  ...invoiceRows,
  ...adminOrderRows,
];
