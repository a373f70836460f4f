import { randomUUID } from "node:crypto";
import { accountAccessCases } from "./account-access-cases.ts";
import { adminsOnly, everyViewer, shoppersOnly, type AccessCase } from "./access-cases.ts";
import { adminListAccessCases } from "./admin-list-access-cases.ts";
import { adminOrderAccessCases } from "./admin-order-access-cases.ts";
import { batchAccessCases } from "./batch-access-cases.ts";
import { anAddress } from "./factories.ts";
import { catalogueAdminAccessCases } from "./catalogue-admin-access-cases.ts";
import { feedbackAccessCases } from "./feedback-access-cases.ts";
import { pictureAccessCases } from "./picture-access-cases.ts";
import { parcelAccessCases } from "./parcel-access-cases.ts";
import { paymentAccessCases } from "./payment-access-cases.ts";
import { restockAccessCases } from "./restock-access-cases.ts";
import { returnAccessCases } from "./return-access-cases.ts";
import { supportAccessCases } from "./support-access-cases.ts";

/** Who may use each operation of the shop. The permission test fails if one is missing. */
export const accessCases: Record<string, AccessCase> = {
  ...adminListAccessCases,
  ...accountAccessCases,
  ...batchAccessCases,
  ...feedbackAccessCases,
  ...adminOrderAccessCases,
  ...paymentAccessCases,
  ...parcelAccessCases,
  ...restockAccessCases,
  ...returnAccessCases,
  ...supportAccessCases,
  ...catalogueAdminAccessCases,
  ...pictureAccessCases,
  "Query.me": { allow: everyViewer, callOf: () => ["{ me { id } }"] },
  "Query.settings": { allow: everyViewer, callOf: () => ["{ settings { states } }"] },
  "Query.products": { allow: everyViewer, callOf: () => ["{ products { totalCount } }"] },
  "Query.product": {
    allow: everyViewer,
    callOf: ({ productId }) => ["query($id: ID!) { product(id: $id) { stock } }", { id: productId }],
  },
  "Query.productsByIds": {
    allow: everyViewer,
    callOf: ({ productId }) => [
      "query($ids: [ID!]!) { productsByIds(ids: $ids) { stock } }",
      { ids: [productId] },
    ],
  },
  "Query.searchSuggestions": {
    allow: everyViewer,
    callOf: () => ["query($term: String!) { searchSuggestions(term: $term) { terms } }", { term: "kur" }],
  },
  "Query.cart": { allow: shoppersOnly, callOf: () => ["{ cart { total } }"] },
  "Query.checkoutQuote": {
    allow: shoppersOnly,
    callOf: ({ productId }) => [
      "query($lines: [OrderLineInput!]!) { checkoutQuote(lines: $lines) { total } }",
      { lines: [{ productId, quantity: 1 }] },
    ],
  },
  "Query.savedAddresses": { allow: shoppersOnly, callOf: () => ["{ savedAddresses { city } }"] },
  "Query.placedOrder": {
    allow: shoppersOnly,
    callOf: () => ['{ placedOrder(idempotencyKey: "key-of-no-order") { id } }'],
  },
  "Query.myOrders": { allow: shoppersOnly, callOf: () => ["{ myOrders { totalCount } }"] },
  "Query.orders": { allow: adminsOnly, callOf: () => ["{ orders { totalCount } }"] },
  "Query.ordersVersion": {
    allow: { ...everyViewer, visitor: "UNAUTHENTICATED" },
    callOf: () => ["{ ordersVersion }"],
  },
  "Query.order": {
    allow: { ...everyViewer, visitor: "UNAUTHENTICATED", other: "ORDER_NOT_FOUND" },
    callOf: ({ orderId }) => ["query($id: ID!) { order(id: $id) { finalAmount } }", { id: orderId }],
  },
  "Query.dashboard": {
    allow: adminsOnly,
    callOf: () => ["{ dashboard { revenue inventory salesByDay { orderCount } lowStock { count } } }"],
  },
  "Query.customers": { allow: adminsOnly, callOf: () => ["{ customers { totalCount nodes { email } } }"] },
  "Mutation.login": {
    allow: everyViewer,
    callOf: ({ shopper: { email, password } }) => [
      "mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token } }",
      { email, password },
    ],
  },
  "Mutation.logout": { allow: everyViewer, callOf: () => ["mutation { logout }"] },
  "Mutation.addToCart": {
    allow: shoppersOnly,
    callOf: ({ productId }) => [
      "mutation($id: ID!) { addToCart(input: { productId: $id }) { total } }",
      { id: productId },
    ],
  },
  "Mutation.updateCartLine": {
    allow: { ...shoppersOnly, other: "CART_LINE_NOT_FOUND" },
    callOf: ({ lineId }) => [
      "mutation($id: ID!) { updateCartLine(input: { lineId: $id, quantity: 2 }) { total } }",
      { id: lineId },
    ],
  },
  "Mutation.removeCartLine": {
    allow: { ...shoppersOnly, other: "CART_LINE_NOT_FOUND" },
    callOf: ({ lineId }) => ["mutation($id: ID!) { removeCartLine(lineId: $id) { total } }", { id: lineId }],
  },
  "Mutation.clearCart": { allow: shoppersOnly, callOf: () => ["mutation { clearCart { total } }"] },
  "Mutation.placeOrder": {
    allow: shoppersOnly,
    callOf: ({ productId }) => [
      "mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }",
      {
        input: {
          idempotencyKey: randomUUID(),
          lines: [{ productId, quantity: 1 }],
          shippingAddress: anAddress(),
          paymentMethod: "COD",
          expectedTotal: 1200,
        },
      },
    ],
  },
  "Mutation.requestInvoice": {
    allow: { ...shoppersOnly, other: "ORDER_NOT_FOUND" },
    callOf: ({ orderId }) => [
      "mutation($id: ID!) { requestInvoice(orderId: $id) { invoiceUrl } }",
      { id: orderId },
    ],
  },
  "Mutation.cancelOrder": {
    allow: { ...shoppersOnly, other: "ORDER_NOT_FOUND" },
    callOf: ({ orderId }) => ["mutation($id: ID!) { cancelOrder(orderId: $id) { id } }", { id: orderId }],
  },
  "Mutation.changeOrderStatus": {
    allow: adminsOnly,
    callOf: ({ orderId }) => [
      "mutation($id: ID!) { changeOrderStatus(orderId: $id, status: SHIPPED) { id } }",
      { id: orderId },
    ],
  },
};
