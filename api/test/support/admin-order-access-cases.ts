import { randomUUID } from "node:crypto";
import { adminsOnly, everyViewerGets, loggedInViewers, type AccessCase } from "./access-cases.ts";
import { anAddress } from "./factories.ts";
import { START_BY_LINK, VERIFY_BY_LINK } from "./admin-order-operations.ts";

/** Who may change one order, take an order by phone, and pay by a link. */
export const adminOrderAccessCases: Record<string, AccessCase> = {
  "Mutation.updateOrderNotes": {
    allow: adminsOnly,
    callOf: ({ orderId }) => [
      'mutation($id: ID!) { updateOrderNotes(input: { orderId: $id, notes: "Gift wrap" }) { notes } }',
      { id: orderId },
    ],
  },
  "Mutation.updateOrderLine": {
    allow: { ...adminsOnly, admin: "ORDER_LINE_NOT_FOUND" },
    callOf: ({ orderId, lineId }) => [
      `mutation($id: ID!, $lineId: ID!) {
        updateOrderLine(input: { orderId: $id, lineId: $lineId, variant: { size: "M" }, seen: {} }) { id } }`,
      { id: orderId, lineId },
    ],
  },
  "Mutation.updateOrderAddress": {
    allow: { ...loggedInViewers, other: "ORDER_NOT_FOUND" },
    callOf: ({ orderId }) => [
      `mutation($id: ID!, $address: ShippingAddressInput!, $seen: ShippingAddressInput!) {
        updateOrderAddress(input: { orderId: $id, address: $address, seen: $seen }) { shippingAddress { city } } }`,
      { id: orderId, address: anAddress({ city: "Mysuru" }), seen: anAddress() },
    ],
  },
  "Query.customerByPhone": {
    allow: adminsOnly,
    callOf: () => ['{ customerByPhone(phone: "98765 43210") { fullName } }'],
  },
  "Query.customerOrderQuote": {
    allow: adminsOnly,
    callOf: ({ productId }) => [
      "query($lines: [OrderLineInput!]!) { customerOrderQuote(input: { lines: $lines }) { total } }",
      { lines: [{ productId, quantity: 1 }] },
    ],
  },
  "Mutation.placeOrderForCustomer": {
    allow: adminsOnly,
    callOf: ({ productId, shopper }) => [
      "mutation($input: PlaceOrderForCustomerInput!) { placeOrderForCustomer(input: $input) { order { orderNumber } } }",
      {
        input: {
          idempotencyKey: randomUUID(),
          lines: [{ productId, quantity: 1 }],
          shippingAddress: anAddress({ email: shopper.email }),
          paymentMethod: "COD",
          expectedTotal: 1200,
        },
      },
    ],
  },
  "Query.payLinkOrder": {
    allow: everyViewerGets("PAY_LINK_INVALID"),
    callOf: () => ['{ payLinkOrder(token: "none") { orderNumber } }'],
  },
  "Mutation.startPaymentByLink": {
    allow: everyViewerGets("PAY_LINK_INVALID"),
    callOf: () => [START_BY_LINK, { token: "none" }],
  },
  "Mutation.verifyPaymentByLink": {
    allow: everyViewerGets("PAY_LINK_INVALID"),
    callOf: ({ pendingOrderId }) => [
      VERIFY_BY_LINK,
      {
        token: "none",
        input: {
          orderId: pendingOrderId,
          razorpayPaymentId: "pay_00000000000000",
          razorpayOrderId: "order_00000000000000",
          razorpaySignature: "0".repeat(64),
        },
      },
    ],
  },
};
