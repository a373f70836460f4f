import { randomUUID } from "node:crypto";
import { accountDoors } from "./account-access-cases.ts";
import { admins, everybody, shoppers, type Operation } from "./access-cases.ts";
import { anAddress } from "./factories.ts";
import { feedbackDoors } from "./feedback-access-cases.ts";
import { paymentDoors } from "./payment-access-cases.ts";
import { supportDoors } from "./support-access-cases.ts";

/** Who may use each operation of the shop. The permission test fails if one is missing. */
export const doors: Record<string, Operation> = {
  ...accountDoors,
  ...feedbackDoors,
  ...paymentDoors,
  ...supportDoors,
  "Query.me": { allow: everybody, ask: () => ["{ me { id } }"] },
  "Query.settings": { allow: everybody, ask: () => ["{ settings { states } }"] },
  "Query.products": { allow: everybody, ask: () => ["{ products { totalCount } }"] },
  "Query.product": {
    allow: everybody,
    ask: ({ productId }) => ["query($id: ID!) { product(id: $id) { stock } }", { id: productId }],
  },
  "Query.searchSuggestions": {
    allow: everybody,
    ask: () => ["query($term: String!) { searchSuggestions(term: $term) { terms } }", { term: "kur" }],
  },
  "Query.cart": { allow: shoppers, ask: () => ["{ cart { total } }"] },
  "Query.checkoutQuote": {
    allow: shoppers,
    ask: ({ productId }) => [
      "query($lines: [OrderLineInput!]!) { checkoutQuote(lines: $lines) { total } }",
      { lines: [{ productId, quantity: 1 }] },
    ],
  },
  "Query.savedAddresses": { allow: shoppers, ask: () => ["{ savedAddresses { city } }"] },
  "Query.myOrders": { allow: shoppers, ask: () => ["{ myOrders { totalCount } }"] },
  "Query.orders": { allow: admins, ask: () => ["{ orders { totalCount } }"] },
  "Query.order": {
    allow: { ...everybody, visitor: "UNAUTHENTICATED", other: "ORDER_NOT_FOUND" },
    ask: ({ orderId }) => ["query($id: ID!) { order(id: $id) { finalAmount } }", { id: orderId }],
  },
  "Mutation.login": {
    allow: everybody,
    ask: ({ shopper: { email, password } }) => [
      "mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token } }",
      { email, password },
    ],
  },
  "Mutation.logout": { allow: everybody, ask: () => ["mutation { logout }"] },
  "Mutation.addToCart": {
    allow: shoppers,
    ask: ({ productId }) => [
      "mutation($id: ID!) { addToCart(input: { productId: $id }) { total } }",
      { id: productId },
    ],
  },
  "Mutation.updateCartLine": {
    allow: { ...shoppers, other: "CART_LINE_NOT_FOUND" },
    ask: ({ lineId }) => [
      "mutation($id: ID!) { updateCartLine(input: { lineId: $id, quantity: 2 }) { total } }",
      { id: lineId },
    ],
  },
  "Mutation.removeCartLine": {
    allow: { ...shoppers, other: "CART_LINE_NOT_FOUND" },
    ask: ({ lineId }) => ["mutation($id: ID!) { removeCartLine(lineId: $id) { total } }", { id: lineId }],
  },
  "Mutation.clearCart": { allow: shoppers, ask: () => ["mutation { clearCart { total } }"] },
  "Mutation.placeOrder": {
    allow: shoppers,
    ask: ({ productId }) => [
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
    allow: { ...shoppers, other: "ORDER_NOT_FOUND" },
    ask: ({ orderId }) => [
      "mutation($id: ID!) { requestInvoice(orderId: $id) { invoiceUrl } }",
      { id: orderId },
    ],
  },
  "Mutation.changeOrderStatus": {
    allow: admins,
    ask: ({ orderId }) => [
      "mutation($id: ID!) { changeOrderStatus(orderId: $id, status: SHIPPED) { id } }",
      { id: orderId },
    ],
  },
};
