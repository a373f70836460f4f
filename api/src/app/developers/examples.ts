import { accountExamples } from "./account-examples.ts";
import { address, email, form, mailedLink, newPassword, type ExamplesBySubject } from "./example.ts";

const line = { productId: "PRODUCT_ID", size: "M", color: "Red", quantity: 1 };
const returnLine = { lineId: "ORDER_LINE_ID", kind: "RETURN", quantity: 1, reason: "TOO_SMALL" };
const payment = {
  orderId: "PENDING_ORDER_ID",
  razorpayOrderId: "order_00000000000000",
  razorpayPaymentId: "pay_00000000000000",
  razorpaySignature: "0".repeat(64),
};

const orderFields = `id orderNumber orderStatus finalAmount paymentDetails { method paymentStatus } trackingUrl
  lines { id title size color quantity price }`;

/** An example of each operation of `storefront.graphql`, by subject. The reference shows them in this order. */
export const examples: ExamplesBySubject = {
  "Products and search": {
    "Query.products": {
      variables: { first: 6, filter: { text: "dress", sizes: ["M"], maxPrice: 3000 } },
      selection:
        "totalCount nodes { id title price variants { size color isAvailable } } pageInfo { hasNextPage endCursor }",
    },
    "Query.searchSuggestions": { variables: { term: "dre", first: 3 } },
    "Query.nodes": { variables: { ids: ["NODE_ID"] } },
    "Query.product": { variables: { id: "PRODUCT_ID" } },
    "Query.productsByIds": { variables: { ids: ["PRODUCT_ID"] } },
    "Query.productByHandle": { variables: { handle: "ikat-wrap-dress" } },
    "Query.bestSellers": { variables: { first: 3 } },
    "Query.collections": { variables: { first: 6 } },
    "Query.collection": { variables: { slug: "summer" } },
    "Query.photographedReviews": { variables: { first: 3 } },
  },
  ...accountExamples,
  "Cart and wishlist": {
    "Query.cart": {},
    "Mutation.addToCart": {
      variables: { input: line },
      selection: "cart { id lines { id size color quantity lineTotal } subtotal shippingEstimate total }",
    },
    "Mutation.updateCartLine": { variables: { input: { lineId: "CART_LINE_ID", quantity: 2 } } },
    "Mutation.removeCartLine": { variables: { lineId: "CART_LINE_ID" } },
    "Mutation.clearCart": {},
    "Query.wishlist": { variables: { first: 6 } },
    "Mutation.toggleWishlist": { variables: { input: { productId: "PRODUCT_ID", wanted: true } } },
  },
  "Restock alerts": {
    "Query.restockAlerts": { variables: { productId: "PRODUCT_ID" } },
    "Mutation.requestRestockAlert": {
      variables: { input: { productId: "SOLD_OUT_PRODUCT_ID", size: "M", color: "Red" } },
    },
    "Mutation.cancelRestockAlert": { variables: { id: "ALERT_ID" } },
    "Query.awaitedPiecesByLink": {
      variables: { token: "TOKEN" },
      note: mailedLink,
      refusedAs: "RESTOCK_LINK_INVALID",
    },
    "Mutation.cancelRestockAlertsByLink": {
      variables: { token: "TOKEN" },
      note: mailedLink,
      refusedAs: "RESTOCK_LINK_INVALID",
    },
  },
  "Checkout and payment": {
    "Query.deliveryRange": { variables: { input: { pin: "160017" } } },
    "Query.statesWithoutDelivery": { variables: { pin: "160017" } },
    "Query.checkoutQuote": { variables: { input: { lines: [line] } } },
    "Query.lastPaymentMethod": {},
    "Mutation.placeOrder": {
      variables: {
        input: {
          idempotencyKey: "NEW_UUID",
          lines: [line],
          shippingAddress: address,
          paymentMethod: "COD",
          expectedTotal: "TOTAL",
        },
      },
      selection: `order { id orderNumber orderStatus finalAmount paymentDetails { method paymentStatus } lines { id title } }
        paymentSession { orderId keyId gatewayOrderId amount currency checkoutScriptUrl }`,
      note: "`expectedTotal` is the number that `checkoutQuote` returned.",
    },
    "Query.placedOrder": { variables: { idempotencyKey: "NEW_UUID" } },
    "Mutation.startPayment": { variables: { orderId: "PENDING_ORDER_ID" } },
    "Mutation.verifyPayment": {
      variables: { input: payment },
      note: "Razorpay's checkout returns the ids and the signature.",
      refusedAs: "PAYMENT_NOT_VERIFIED",
    },
    "Mutation.createPaymentIntent": { variables: { amount: 1200 } },
    "Query.payLinkOrder": { variables: { token: "TOKEN" }, note: mailedLink, refusedAs: "PAY_LINK_INVALID" },
    "Mutation.startPaymentByLink": {
      variables: { token: "TOKEN" },
      note: mailedLink,
      refusedAs: "PAY_LINK_INVALID",
    },
    "Mutation.verifyPaymentByLink": {
      variables: { input: { token: "TOKEN", payment } },
      note: mailedLink,
      refusedAs: "PAY_LINK_INVALID",
    },
  },
  Orders: {
    "Query.myOrders": { variables: { first: 6 } },
    "Query.order": { variables: { id: "ORDER_ID" }, selection: orderFields },
    "Query.orderByNumber": { variables: { orderNumber: "ORDER_NUMBER" }, selection: orderFields },
    "Query.ordersVersion": {},
    "Query.recentActivity": { variables: { first: 6 } },
    "Mutation.updateOrderAddress": {
      variables: {
        input: { orderId: "ORDER_ID", seen: "SHIPPING_ADDRESS", address },
      },
      note: "`seen` is the shipping address of the order as it was read.",
    },
    "Mutation.cancelOrder": { variables: { orderId: "ORDER_ID" }, selection: orderFields },
    "Mutation.requestInvoice": { variables: { orderId: "ORDER_ID" } },
  },
  Returns: {
    "Query.myReturns": { variables: { first: 6 } },
    "Query.returnOptions": {
      variables: { orderId: "DELIVERED_ORDER_ID" },
      selection:
        "orderId orderNumber lastDay method pieces { lineId title size color quantity replacements { size color } }",
    },
    "Query.returnQuote": { variables: { input: { orderId: "DELIVERED_ORDER_ID", lines: [returnLine] } } },
    "Mutation.requestReturn": {
      variables: {
        input: { idempotencyKey: "NEW_UUID", orderId: "DELIVERED_ORDER_ID", lines: [returnLine] },
      },
    },
    "Mutation.addReturnPhoto": {
      variables: { input: { returnId: "RETURN_ID", file: null } },
      note: form,
      refusedAs: "BAD_USER_INPUT",
    },
    "Mutation.withdrawReturn": { variables: { returnId: "RETURN_ID" } },
    "Mutation.givePayoutDetails": {
      variables: { input: { payoutId: "ORDER_ID", upiId: "meera@okaxis" } },
      note: "`payoutId` is of a payout that waits for details.",
      refusedAs: "PAYOUT_NOT_FOUND",
    },
  },
  Reviews: {
    "Mutation.writeReview": {
      variables: { input: { productId: "PRODUCT_ID", rating: 5, comment: "Lovely cotton, true to size." } },
    },
    "Mutation.addReviewPhoto": {
      variables: { input: { reviewId: "REVIEW_ID", file: null } },
      note: form,
      refusedAs: "BAD_USER_INPUT",
    },
    "Mutation.removeReviewPhoto": {
      variables: { photoId: "PHOTO_ID" },
      note: "Of a review of one's own; another one is not found.",
      refusedAs: "REVIEW_PHOTO_NOT_FOUND",
    },
  },
  "Messages to the shop": {
    "Mutation.sendMessage": {
      variables: {
        input: { name: "Meera Sharma", email, subject: "Sizes", message: "Does the dress run small?" },
      },
    },
    "Mutation.askAboutOrder": {
      variables: { input: { orderId: "ORDER_ID", category: "DELIVERY", message: "When does it come?" } },
    },
    "Query.ticketByLink": {
      variables: { token: "TOKEN" },
      note: mailedLink,
      refusedAs: "TICKET_LINK_INVALID",
    },
    "Mutation.answerTicketByLink": {
      variables: { input: { token: "TOKEN", message: "Thank you!" } },
      note: mailedLink,
      refusedAs: "TICKET_LINK_INVALID",
    },
  },
  "The shop": {
    "Query.settings": {},
    "Query.siteContent": {},
    "Query.home": {},
    "Query.page": { variables: { input: { slug: "privacy" } } },
    "Query.contentPreview": {
      variables: { token: "TOKEN" },
      note: "The staff gives the link.",
      refusedAs: "PREVIEW_LINK_INVALID",
    },
    "Mutation.openStaffInvitation": {
      variables: { token: "TOKEN" },
      note: mailedLink,
      refusedAs: "INVITATION_INVALID",
    },
    "Mutation.acceptStaffInvitation": {
      variables: { input: { token: "TOKEN", name: "Ravi Nair", password: newPassword } },
      note: mailedLink,
      refusedAs: "INVITATION_INVALID",
    },
  },
};
