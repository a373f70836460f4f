import type { Settings } from "../../features/shop/settings.ts";
import { bodyOf, eventTexts } from "../../features/webhooks/webhook.rules.ts";

const operation = (name: string): string => `[\`${name}\`](#${name})`;

const numbered = (steps: readonly string[]): string =>
  steps.map((step, at) => `${at + 1}. ${step}`).join("\n");

const purchase = numbered([
  `${operation("login")} returns the token that the steps below send. A new shopper: ${operation("sendVerification")} mails a link, and ${operation("signUp")} takes its token.`,
  `${operation("products")} searches: a word in \`filter.text\`, with the other fields of ${operation("ProductFilter")}.`,
  "Choose one of its `variants` that `isAvailable`, and send its `size` and `color` as they are. Leave out one that is null.",
  `${operation("addToCart")} keeps it for later. An order needs no cart: it has lines of its own.`,
  `${operation("checkoutQuote")} returns what these lines cost. Send its \`total\` as the \`expectedTotal\` of the order.`,
  `${operation("placeOrder")} with \`COD\` returns an order that is confirmed. With \`ONLINE\` the order is pending: \`paymentSession\` has the options for Razorpay's checkout, and ${operation("verifyPayment")} takes its result.`,
  `${operation("order")} shows the order. ${operation("cancelOrder")} cancels it until a piece is shipped.`,
  `${operation("returnOptions")} names the lines that can be returned after the delivery, and ${operation("requestReturn")} returns them.`,
]);

const graphqlBlock = (text: string): string => `\`\`\`graphql\n${text}\n\`\`\``;

/** Operations of the staff. `api/test/developer-pages.test.ts` validates them. */
export const staffOperations = `query ToSend {
  couriers
  orders(first: 10) { nodes { id orderNumber orderStatus } }
}

mutation Ship {
  shipParcel(
    input: { orderId: "ORDER_ID", tracking: { courier: "COURIER", trackingId: "AWB12345" } }
  ) { orderStatus }
}

mutation Deliver {
  deliverOrders(orderIds: ["ORDER_ID"]) { orderNumber problem }
}`;

export const webhookOperation = `mutation {
  addWebhook(
    input: { url: "https://hooks.example.com/shop", events: [ORDER_PLACED, PARCEL_CREATED] }
  ) { signingKey }
}`;

const staff = [
  "Operations of the staff are in the same schema, but not on this page. Logged in as staff, send an order with one of the `couriers`, and mark it as delivered. An order that `deliverOrders` leaves out has a `problem`.",
  graphqlBlock(staffOperations),
];

const events = Object.entries(eventTexts).map(([type, text]) => `- \`${type}\`: ${text}`);

const sample: unknown = JSON.parse(
  bodyOf({
    type: "order.placed",
    createdAt: new Date("2026-11-27T09:30:00Z"),
    data: { orderId: "ORDER_ID", orderNumber: "SJ100001", orderStatus: "CONFIRMED" },
  }),
);

/** A check of a webhook's signature. `api/test/developer-pages.test.ts` runs it. */
const signatureCheck = `import { createHmac } from "node:crypto";

export const signatureOf = (signingKey, { id, timestamp, body }) => {
  const key = Buffer.from(signingKey.replace("whsec_", ""), "base64");
  return "v1," + createHmac("sha256", key).update(\`\${id}.\${timestamp}.\${body}\`).digest("base64");
};`;

const webhooks = [
  "An owner adds a webhook. The signing key is returned once. `pingWebhook` sends a test message.",
  graphqlBlock(webhookOperation),
  `In \`events\`, the type \`order.placed\` is written \`ORDER_PLACED\`:\n\n${events.join("\n")}`,
  `The shop posts each event as JSON, after the Standard Webhooks specification. \`data\` begins with these fields for an order, and has no name, address or phone number:\n\n\`\`\`json\n${JSON.stringify(sample, null, 2)}\n\`\`\``,
  "Each request has the headers `webhook-id`, `webhook-timestamp` (seconds since 1970) and `webhook-signature`: one or more signatures, separated by spaces. One of them must match the body as it was received:",
  `\`\`\`js\n${signatureCheck}\n\`\`\``,
  "Refuse a timestamp that is more than 5 minutes off. Answer with a status of 200 to 299 within 10 seconds; otherwise the message is sent again, with the same id.",
];

/** What a development shop has in place of services on the internet; nothing in production. */
const development = ({ mode, publicUrl, mail, razorpay, explorer }: GuideSettings): string[] => {
  if (mode === "production") return [];
  const tools = [
    ...(explorer
      ? [
          "The [explorer](/graphql/offline) runs without internet. It lists the operations of the staff too.",
          "[The operations of the staff](/developers/staff), each with an example.",
        ]
      : []),
    ...(mail.smtpUrl ? [] : ["Mails are in the [mailbox](/dev/mailbox)."]),
    "The address of a webhook may be `http://localhost` with any port.",
    ...(razorpay.isStandIn
      ? [
          "A stand-in for Razorpay takes the `keyId` and `gatewayOrderId` of a `paymentSession`, and returns what `verifyPayment` needs. With the outcome `fail` the payment fails:",
        ]
      : []),
  ];
  const payment = `\`\`\`sh
curl ${publicUrl}/dev/razorpay/checkout/payments -H 'content-type: application/json' \\
  -d '{"key_id":"KEY_ID","order_id":"GATEWAY_ORDER_ID","outcome":"pay"}'
\`\`\``;
  return [
    "## In development",
    tools.map((tool) => `- ${tool}`).join("\n"),
    ...(razorpay.isStandIn ? [payment] : []),
  ];
};

export type GuideSettings = Pick<Settings, "mode" | "publicUrl" | "mail" | "razorpay" | "explorer">;

/** The way from a login to a return, with what stands beside the operations of the storefront. */
export const guide = (settings: GuideSettings): string[] => [
  "## A purchase, step by step",
  purchase,
  "## Staff",
  ...staff,
  "## Webhooks",
  ...webhooks,
  ...development(settings),
];

const path = (method: string, url: string): string =>
  `[${method} ${url}](#${`${method}${url}`.replaceAll("/", "-")})`;

/** The same way by REST alone. */
export const restGuide = (): string[] => [
  "## A purchase by REST",
  numbered([
    `${path("POST", "/api/auth/login")} returns a token. Send it as \`Authorization: Bearer TOKEN\` wherever a role is named.`,
    `${path("GET", "/api/products/search")} finds products by a word. Filters are in the GraphQL API.`,
    "Choose one of its `availableSizes` and one of its `availableColors`, spelled the same. Leave out `size` or `color` if the list is empty. A size and colour that is sold out is refused with `OUT_OF_STOCK`.",
    `${path("POST", "/api/orders/place")} with the method \`cod\`. \`finalAmount\` is the total that the shopper was shown: pieces and shipping, less the discount. If the shop computes another total, it places no order and answers \`TOTAL_CHANGED\` with \`subtotal\`, \`shippingCost\`, \`discount\` and \`total\`.`,
    `${path("GET", "/api/orders/my-orders")} shows the order. Cancelling it and returns are in the GraphQL API.`,
  ]),
];
