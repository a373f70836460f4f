import { Permission } from "../../platform/permissions.rules.ts";
import { ADMIN, SHOPPER } from "../../platform/viewer.ts";
import { answers } from "../../platform/rest/answer-schema.ts";
import { nodesOf } from "../../platform/rest/answers.ts";
import { choice } from "../../platform/rest/body-fields.ts";
import { enumName, paged, requestedPage } from "../../platform/rest/requests.ts";
import type { RestRow } from "../../platform/rest/rest-row.ts";
import { orderAnswer, orderSchema } from "./order-answer.ts";
import { OrderStatus } from "./order-status.rules.ts";

/** The REST row of a shopper's own orders: specification, section 7. */
export const shopperOrderRows: RestRow[] = [
  {
    method: "GET",
    path: "/orders/my-orders",
    summary: "The shopper's own orders, newest first",
    role: SHOPPER,
    run: "RestMyOrders",
    variables: requestedPage,
    answer: (data, url) => nodesOf(data["myOrders"]).map((order) => orderAnswer(order, url)),
    answerSchema: answers.listOf(orderSchema),
    list: "myOrders",
    query: paged,
  },
];

const allOrders = {
  method: "GET",
  summary: "Every order, newest first",
  role: ADMIN,
  permission: Permission.VIEW_ORDERS,
  run: "RestAllOrders",
  variables: requestedPage,
  answer: (data, url) => nodesOf(data["orders"]).map((order) => orderAnswer(order, url)),
  answerSchema: answers.listOf(orderSchema),
  list: "orders",
  query: paged,
} as const satisfies Omit<RestRow, "path">;

/** The REST rows of the admin's orders. A separate list: the OpenAPI file has the invoice row between them. */
export const adminOrderRows: RestRow[] = [
  { ...allOrders, path: "/admin/orders" },
  { ...allOrders, path: "/orders/admin/all" },
  {
    method: "PUT",
    path: "/orders/admin/:id/status",
    summary:
      "Moves an order to another status. An order that another person has cancelled or returned can be reopened on the admin's pages only: ORDER_CHANGED",
    role: ADMIN,
    permission: Permission.EDIT_ORDERS,
    run: "RestUpdateOrderStatus",
    refusals: [
      "ORDER_NOT_FOUND",
      "ORDER_CHANGED",
      "OUT_OF_STOCK",
      "CODE_SPENT",
      "ORDER_REFUNDED",
      "ORDER_CREDITED",
    ],
    variables: ({ params, body }) => ({
      orderId: params["id"],
      status: enumName(body["status"]),
    }),
    answer: (data, url) => orderAnswer(data["updateOrderStatus"], url),
    answerSchema: orderSchema,
    body: { status: choice(Object.values(OrderStatus)) },
    fieldNames: { orderId: "id" },
  },
];
