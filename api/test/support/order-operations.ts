import { randomUUID } from "node:crypto";
import type { ValidCall } from "./account-operations.ts";
import { anAddress, type LineInput, type Person } from "./factories.ts";

/** The viewers and rows of the calls. */
type OrderFixtures = {
  shopper: Person;
  admin: Person;
  line: LineInput;
  orderId: string;
  orderNumber: string;
};

/** A valid call for each order operation that takes arguments. Tests spoil every part of it. */
export const orderOperations = ({
  shopper,
  admin,
  line,
  orderId,
  orderNumber,
}: OrderFixtures): Record<string, ValidCall> => ({
  "Query.order": {
    as: shopper,
    query: "query($id: ID!) { order(id: $id) { id } }",
    variables: { id: orderId },
  },
  "Query.orderByNumber": {
    as: shopper,
    query: "query($orderNumber: String!) { orderByNumber(orderNumber: $orderNumber) { id } }",
    variables: { orderNumber },
  },
  "Mutation.cancelOrder": {
    as: shopper,
    query: "mutation($orderId: ID!) { cancelOrder(orderId: $orderId) { id } }",
    variables: { orderId },
  },
  "Query.myOrders": {
    as: shopper,
    query:
      "query($first: Int, $status: OrderStatus) { myOrders(first: $first, filter: { status: $status }) { totalCount } }",
    variables: { first: 1, status: "CONFIRMED" },
  },
  "Query.orders": {
    as: admin,
    query: `query($first: Int, $filter: OrderFilterInput) {
      orders(first: $first, filter: $filter) {
        totalCount } }`,
    variables: {
      first: 1,
      filter: {
        statuses: ["SHIPPED"],
        paymentStatuses: ["COMPLETED"],
        from: "2026-01-31",
        to: "2026-02-28",
        email: "asha@example.com",
        productId: line.productId,
        hasRefundDue: true,
        text: "asha",
        paymentMethod: "COD",
        hasCashDue: true,
      },
    },
  },
  "Query.customers": {
    as: admin,
    query:
      "query($first: Int, $tag: String) { customers(first: $first, filter: { tag: $tag }) { totalCount } }",
    variables: { first: 1, tag: "vip" },
  },
  "Query.checkoutQuote": {
    as: shopper,
    query: `query($lines: [OrderLineInput!]!, $discountCode: String) {
      checkoutQuote(input: { lines: $lines, discountCode: $discountCode }) { total } }`,
    variables: { lines: [line], discountCode: " " },
  },
  "Query.placedOrder": {
    as: shopper,
    query: "query($idempotencyKey: String!) { placedOrder(idempotencyKey: $idempotencyKey) { id } }",
    variables: { idempotencyKey: randomUUID() },
  },
  "Mutation.placeOrder": {
    as: shopper,
    query: "mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }",
    variables: {
      input: {
        idempotencyKey: randomUUID(),
        lines: [line],
        shippingAddress: anAddress(),
        paymentMethod: "COD",
        discountCode: " ",
        expectedTotal: 700,
        expectedSubtotal: 700,
      },
    },
  },
  "Mutation.requestInvoice": {
    as: shopper,
    query: "mutation($orderId: ID!) { requestInvoice(orderId: $orderId) { invoiceUrl } }",
    variables: { orderId: orderId },
  },
  "Mutation.updateOrderStatus": {
    as: admin,
    query: `mutation($orderId: ID!, $status: OrderStatus!) {
      updateOrderStatus(input: { orderId: $orderId, status: $status }) { id } }`,
    variables: { orderId: orderId, status: "SHIPPED" },
  },
});
