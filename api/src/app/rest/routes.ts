import { ADMIN, SHOPPER } from "../../platform/viewer.ts";
import { legacyOrder, legacyProduct, nodesOf, type Data } from "./answers.ts";
import { authRows } from "../../features/accounts/account.routes.ts";
import { feedbackRows } from "../../features/reviews/review.routes.ts";
import {
  enumName,
  placeOrderVariables,
  paged,
  requestedPage,
  searchTerm,
} from "../../platform/rest/requests.ts";
import type { RestRow } from "../../platform/rest/rest-row.ts";
import { choice, rupees, text } from "../../platform/rest/body-fields.ts";
import { orderBody } from "../../platform/rest/order-body.ts";

const statuses = ["pending", "confirmed", "processing", "shipped", "delivered", "cancelled", "returned"];

/** The documented paths, row by row: specification, section 7. */
export const restRows: RestRow[] = [
  {
    method: "GET",
    path: "/products",
    summary: "Products of the shop, newest first",
    run: "RestProducts",
    variables: requestedPage,
    answer: (data, url) => nodesOf(data["products"]).map((product) => legacyProduct(product, url)),
    list: "products",
    query: paged,
  },
  {
    method: "GET",
    path: "/products/search",
    summary: "Products that a term finds",
    run: "RestProducts",
    variables: (request) => ({ ...requestedPage(request), filter: { text: searchTerm(request) } }),
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
  {
    method: "POST",
    path: "/orders/create-razorpay-order",
    summary: "Begins a payment before its order is placed; the amount is in rupees, in the answer in paise",
    role: SHOPPER,
    run: "RestCreateRazorpayOrder",
    variables: ({ body }) => ({ amount: body["amount"] }),
    answer: (data) => {
      const { amountInPaise, ...intent } = data["createPaymentIntent"] as Data;
      return { ...intent, amount: amountInPaise };
    },
    body: { amount: rupees },
  },
  {
    method: "POST",
    path: "/orders/verify-payment",
    summary: "Takes the proof of a payment, for an order or for what create-razorpay-order answered",
    role: SHOPPER,
    run: "RestVerifyPayment",
    variables: ({ body }) => ({
      input: {
        orderId: body["orderId"],
        razorpayPaymentId: body["razorpay_payment_id"],
        razorpayOrderId: body["razorpay_order_id"],
        razorpaySignature: body["razorpay_signature"],
      },
    }),
    answer: (data) => {
      const { verified, transactionId } = data["verifyPayment"] as Data;
      return { success: verified, verified, transactionId };
    },
    body: {
      orderId: text(),
      razorpay_payment_id: text(),
      razorpay_order_id: text(),
      razorpay_signature: text(),
    },
  },
  {
    method: "POST",
    path: "/orders/place",
    summary: "Places an order; an Idempotency-Key header makes it safe to send again",
    role: SHOPPER,
    run: "RestPlaceOrder",
    variables: (request) => ({ input: placeOrderVariables(request) }),
    answer: (data, url) => legacyOrder(data["placeOrder"], url),
    status: 201,
    body: orderBody,
  },
  {
    method: "GET",
    path: "/orders/my-orders",
    summary: "The shopper's own orders, newest first",
    role: SHOPPER,
    run: "RestMyOrders",
    variables: requestedPage,
    answer: (data, url) => nodesOf(data["myOrders"]).map((order) => legacyOrder(order, url)),
    list: "myOrders",
    query: paged,
  },
  {
    method: "POST",
    path: "/orders/invoice/:orderId",
    summary: "Mails the invoice of an order, and answers with a link to it that works for 7 days",
    role: SHOPPER,
    run: "RestRequestInvoice",
    variables: ({ params }) => ({ orderId: params["orderId"] }),
    answer: (data) => data["requestInvoice"],
  },
  {
    method: "GET",
    path: "/orders/admin/all",
    summary: "Every order, newest first",
    role: ADMIN,
    run: "RestAllOrders",
    variables: requestedPage,
    answer: (data, url) => nodesOf(data["orders"]).map((order) => legacyOrder(order, url)),
    list: "orders",
    query: paged,
  },
  {
    method: "PUT",
    path: "/orders/admin/:id/status",
    summary: "Moves an order to another status",
    role: ADMIN,
    run: "RestChangeOrderStatus",
    variables: ({ params, body }) => ({
      orderId: params["id"],
      status: enumName(body["status"]),
    }),
    answer: (data, url) => legacyOrder(data["changeOrderStatus"], url),
    body: { status: choice(statuses) },
  },
];
