import { randomUUID } from "node:crypto";
import type { ValidCall } from "./account-operations.ts";
import { anAddress, type LineInput, type Person } from "./factories.ts";

const lines = "lines { id size color quantity price lineTotal }";
const address = "shippingAddress { fullName email phone address city state zipCode country }";

export const CHANGE_NOTES = `mutation($orderId: ID!, $notes: String, $seenNotes: String) {
  updateOrderNotes(input: { orderId: $orderId, notes: $notes, seenNotes: $seenNotes }) { id notes } }`;

export const CHANGE_ADDRESS = `mutation($orderId: ID!, $address: ShippingAddressInput!, $seen: ShippingAddressInput!) {
  updateOrderAddress(input: { orderId: $orderId, address: $address, seen: $seen }) { id ${address} } }`;

export const CHANGE_ORDER_LINE = `mutation($orderId: ID!, $lineId: ID!, $variant: OrderVariantInput!, $seen: OrderVariantInput!) {
  updateOrderLine(input: { orderId: $orderId, lineId: $lineId, variant: $variant, seen: $seen }) { id finalAmount tax ${lines} } }`;

export const PLACE_FOR_CUSTOMER = `mutation($input: PlaceOrderForCustomerInput!) {
  placeOrderForCustomer(input: $input) { order {
    id orderNumber orderStatus finalAmount paymentExpiresAt payLink statusHistory { toStatus changedBy } } } }`;

export const CUSTOMER_QUOTE = `query($lines: [OrderLineInput!]!) {
  customerOrderQuote(input: { lines: $lines }) { total lines { available } } }`;

const linkFields =
  "id orderNumber orderStatus paymentStatus finalAmount paymentExpiresAt lines { title quantity product { title } }";

export const PAY_LINK = `query($token: String!) { payLinkOrder(token: $token) { ${linkFields} } }`;

export const START_BY_LINK = `mutation($token: String!) { startPaymentByLink(token: $token) {
  orderId keyId gatewayOrderId amount currency checkoutScriptUrl expiresAt } }`;

export const VERIFY_BY_LINK = `mutation($token: String!, $input: VerifyPaymentInput!) {
  verifyPaymentByLink(input: { token: $token, payment: $input }) { ${linkFields} } }`;

export const TIMELINE = `query($id: ID!) { order(id: $id) { timeline { id happenedAt kind title detail by } } }`;

type Fixtures = { shopper: Person; admin: Person; line: LineInput; orderId: string; orderLineId: string };

/** A valid call for each operation on one order of the admin. Tests spoil every part of it. */
export const adminOrderOperations = ({
  shopper,
  admin,
  line,
  orderId,
  orderLineId,
}: Fixtures): Record<string, ValidCall> => ({
  "Mutation.updateOrderNotes": {
    as: admin,
    query: CHANGE_NOTES,
    variables: { orderId, notes: "Gift wrap", seenNotes: " " },
  },
  "Mutation.updateOrderAddress": {
    as: shopper,
    query: CHANGE_ADDRESS,
    variables: { orderId, address: anAddress(), seen: anAddress() },
  },
  "Mutation.updateOrderLine": {
    as: admin,
    query: CHANGE_ORDER_LINE,
    variables: {
      orderId,
      lineId: orderLineId,
      variant: { size: "M", color: "Red" },
      seen: { size: "M", color: "Red" },
    },
  },
  "Query.customerByPhone": {
    as: admin,
    query: "query($phone: String!) { customerByPhone(phone: $phone) { fullName } }",
    variables: { phone: "98765 43210" },
  },
  "Query.customerOrderQuote": { as: admin, query: CUSTOMER_QUOTE, variables: { lines: [line] } },
  "Mutation.placeOrderForCustomer": {
    as: admin,
    query: PLACE_FOR_CUSTOMER,
    variables: {
      input: {
        idempotencyKey: randomUUID(),
        lines: [line],
        shippingAddress: anAddress(),
        paymentMethod: "COD",
        expectedTotal: 700,
      },
    },
  },
});

/** The same for the operations of a payment link. */
export const payLinkOperations = (token: string): Record<string, ValidCall> => ({
  "Query.payLinkOrder": { query: PAY_LINK, variables: { token } },
  "Mutation.startPaymentByLink": { query: START_BY_LINK, variables: { token } },
  "Mutation.verifyPaymentByLink": {
    query: VERIFY_BY_LINK,
    variables: {
      token,
      input: {
        orderId: "01990000-0000-7000-8000-000000000000",
        razorpayPaymentId: "pay_00000000000000",
        razorpayOrderId: "order_00000000000000",
        razorpaySignature: "0".repeat(64),
      },
    },
  },
});
