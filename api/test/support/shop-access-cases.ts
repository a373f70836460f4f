import { randomUUID } from "node:crypto";
import { accountAccessCases } from "./account-access-cases.ts";
import { loginNumberAccessCases } from "./login-number-access-cases.ts";
import { adminsOnly, everyViewer, shoppersOnly, type AccessCase } from "./access-cases.ts";
import { adminListAccessCases } from "./admin-list-access-cases.ts";
import { adminOrderAccessCases } from "./admin-order-access-cases.ts";
import { batchAccessCases } from "./batch-access-cases.ts";
import { anAddress } from "./factories.ts";
import { catalogueAdminAccessCases } from "./catalogue-admin-access-cases.ts";
import { customerAccessCases } from "./customer-access-cases.ts";
import { feedbackAccessCases } from "./feedback-access-cases.ts";
import { pictureAccessCases } from "./picture-access-cases.ts";
import { integrationAccessCases } from "./integration-access-cases.ts";
import { parcelAccessCases } from "./parcel-access-cases.ts";
import { paymentAccessCases } from "./payment-access-cases.ts";
import { contentAccessCases } from "./content-access-cases.ts";
import { consentAccessCases } from "./consent-access-cases.ts";
import { collectionAccessCases } from "./collection-access-cases.ts";
import { promotionAccessCases } from "./promotion-access-cases.ts";
import { settingAccessCases } from "./setting-access-cases.ts";
import { restockAccessCases } from "./restock-access-cases.ts";
import { returnAccessCases } from "./return-access-cases.ts";
import { staffAccessCases } from "./staff-access-cases.ts";
import { supportAccessCases } from "./support-access-cases.ts";

/** Who may use each operation of the shop. The permission test fails if one is missing. */
export const accessCases: Record<string, AccessCase> = {
  ...adminListAccessCases,
  ...accountAccessCases,
  ...loginNumberAccessCases,
  ...batchAccessCases,
  ...feedbackAccessCases,
  ...adminOrderAccessCases,
  ...paymentAccessCases,
  ...parcelAccessCases,
  ...promotionAccessCases,
  ...contentAccessCases,
  ...settingAccessCases,
  ...collectionAccessCases,
  ...restockAccessCases,
  ...consentAccessCases,
  ...returnAccessCases,
  ...supportAccessCases,
  ...staffAccessCases,
  ...customerAccessCases,
  ...integrationAccessCases,
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
  "Query.productByHandle": {
    allow: everyViewer,
    callOf: () => ['{ productByHandle(handle: "no-such-dress") { stock } }'],
  },
  "Query.bestSellers": { allow: everyViewer, callOf: () => ["{ bestSellers { stock } }"] },
  "Query.photographedReviews": {
    allow: everyViewer,
    callOf: () => ["{ photographedReviews { comment product { title } } }"],
  },
  "Query.searchSuggestions": {
    allow: everyViewer,
    callOf: () => ["query($term: String!) { searchSuggestions(term: $term) { terms } }", { term: "kur" }],
  },
  "Query.cart": { allow: shoppersOnly, callOf: () => ["{ cart { total } }"] },
  "Query.checkoutQuote": {
    allow: shoppersOnly,
    callOf: ({ productId }) => [
      "query($lines: [OrderLineInput!]!) { checkoutQuote(input: { lines: $lines }) { total } }",
      { lines: [{ productId, quantity: 1 }] },
    ],
  },
  "Query.lastPaymentMethod": { allow: shoppersOnly, callOf: () => ["{ lastPaymentMethod }"] },
  "Query.earlierAddresses": { allow: shoppersOnly, callOf: () => ["{ earlierAddresses { city } }"] },
  "Query.placedOrder": {
    allow: shoppersOnly,
    callOf: () => ['{ placedOrder(idempotencyKey: "key-of-no-order") { id } }'],
  },
  "Query.myOrders": { allow: shoppersOnly, callOf: () => ["{ myOrders { totalCount } }"] },
  "Query.orders": { allow: adminsOnly, callOf: () => ["{ orders { totalCount } }"] },
  "Query.ordersVersion": {
    allow: { ...everyViewer, visitor: "UNAUTHENTICATED" },
    callOf: () => ["{ ordersVersion { version } }"],
  },
  "Query.order": {
    allow: { ...everyViewer, visitor: "UNAUTHENTICATED", other: "ORDER_NOT_FOUND" },
    callOf: ({ orderId }) => ["query($id: ID!) { order(id: $id) { orderNumber } }", { id: orderId }],
  },
  // What it finds has the access of its look-up: api/test/look-ups.test.ts.
  "Query.nodes": {
    allow: everyViewer,
    callOf: ({ productId }) => [
      "query($ids: [ID!]!) { nodes(ids: $ids) { id } }",
      { ids: [`Product:${productId}`] },
    ],
  },
  "Query.orderByNumber": {
    allow: { ...everyViewer, visitor: "UNAUTHENTICATED", other: "ORDER_NOT_FOUND" },
    callOf: ({ orderNumber }) => [
      "query($orderNumber: String!) { orderByNumber(orderNumber: $orderNumber) { id } }",
      { orderNumber },
    ],
  },
  "Query.dashboard": {
    allow: adminsOnly,
    callOf: () => ["{ dashboard { countedAt } }"],
  },
  "Query.openTasks": { allow: adminsOnly, callOf: () => ["{ openTasks { kind count oldestAt dueAt } }"] },
  "Query.legalWarnings": { allow: adminsOnly, callOf: () => ["{ legalWarnings { id text rule group } }"] },
  "Query.adminNotifications": {
    allow: adminsOnly,
    callOf: () => ["{ adminNotifications { email notifications { kind frequency } } }"],
  },
  "Mutation.setAdminNotification": {
    allow: adminsOnly,
    callOf: () => ["mutation { setAdminNotification(input: { kind: ORDER, frequency: DAILY }) { email } }"],
  },
  "Query.customers": { allow: adminsOnly, callOf: () => ["{ customers { totalCount nodes { email } } }"] },
  "Mutation.login": {
    allow: everyViewer,
    callOf: ({ shopper: { email, password } }) => [
      "mutation($email: String!, $password: String!) { login(input: { email: $email, password: $password }) { token } }",
      { email, password },
    ],
  },
  "Mutation.renewSession": {
    allow: {
      visitor: "UNAUTHENTICATED",
      shopper: "UNAUTHENTICATED",
      other: "UNAUTHENTICATED",
      admin: "UNAUTHENTICATED",
    },
    callOf: () => ["mutation { renewSession { token } }"],
  },
  "Mutation.logout": { allow: everyViewer, callOf: () => ["mutation { logout { hasEndedSession } }"] },
  "Mutation.addToCart": {
    allow: shoppersOnly,
    callOf: ({ productId }) => [
      "mutation($id: ID!) { addToCart(input: { productId: $id }) { cart { total } } }",
      { id: productId },
    ],
  },
  "Mutation.updateCartLine": {
    allow: { ...shoppersOnly, other: "CART_LINE_NOT_FOUND" },
    callOf: ({ lineId }) => [
      "mutation($id: ID!) { updateCartLine(input: { lineId: $id, quantity: 2 }) { cart { total } } }",
      { id: lineId },
    ],
  },
  "Mutation.removeCartLine": {
    allow: { ...shoppersOnly, other: "CART_LINE_NOT_FOUND" },
    callOf: ({ lineId }) => [
      "mutation($id: ID!) { removeCartLine(lineId: $id) { cart { total } } }",
      { id: lineId },
    ],
  },
  "Mutation.clearCart": { allow: shoppersOnly, callOf: () => ["mutation { clearCart { cart { total } } }"] },
  "Mutation.placeOrder": {
    allow: shoppersOnly,
    callOf: ({ productId }) => [
      "mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }",
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
  "Mutation.updateOrderStatus": {
    allow: adminsOnly,
    callOf: ({ orderId }) => [
      "mutation($id: ID!) { updateOrderStatus(input: { orderId: $id, status: SHIPPED }) { id } }",
      { id: orderId },
    ],
  },
};
