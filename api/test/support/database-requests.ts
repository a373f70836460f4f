import { createHmac } from "node:crypto";
import { signInvoiceLink } from "../../src/features/invoices/invoice-link.ts";
import type { Person } from "./factories.ts";
import type { TestProduct } from "./product-factories.ts";
import { multipartOf } from "./multipart.ts";
import { CART, LOG_IN, ME, MY_ORDERS, PLACE_ORDER } from "./operations.ts";
import { anAddress } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

/** A request that needs the database. */
export type DatabaseRequest = { name: string; send: () => Promise<Response> };

const unknownId = "01990000-0000-7000-8000-000000000000";

/** Requests that need the database, with a token and without, each over a real connection. */
export const databaseRequests = async (
  testShop: TestShop,
  shopper: Person,
  product: TestProduct,
): Promise<DatabaseRequest[]> => {
  const bearer = { authorization: `Bearer ${shopper.token}` };
  const json = { "content-type": "application/json" };
  const graphql = (query: string, variables: object, headers: object = {}) =>
    fetch(`${testShop.url}/graphql`, {
      method: "POST",
      headers: { ...json, ...headers },
      body: JSON.stringify({ query, variables }),
    });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${testShop.url}${path}`, { headers });
  const post = (path: string, body: object, headers: object = {}) =>
    fetch(`${testShop.url}${path}`, {
      method: "POST",
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    });
  const order = {
    idempotencyKey: "while the database is away",
    lines: [{ productId: product.id, quantity: 1 }],
    shippingAddress: anAddress(),
    paymentMethod: "COD",
    expectedTotal: product.price,
  };
  const form = await multipartOf({
    operations: JSON.stringify({ query: `query Form { me { id } }` }),
    map: "{}",
  });
  const event = JSON.stringify({ event: "order.paid", payload: { order: { entity: { id: "order_1" } } } });
  const secret = testShop.shop.settings.razorpay.webhookSecrets[0] ?? "";
  const signature = createHmac("sha256", secret).update(event).digest("hex");
  const invoice = signInvoiceLink(testShop.shop.jwtSecret, unknownId, new Date());
  const hotQuery = `query Hot($id: ID!) { product(id: $id) { id title } }`;
  const ownQuery = `query Own { me { id name } }`;
  // Frequent queries run compiled.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await (await graphql(hotQuery, { id: product.id })).text();
    await (await graphql(ownQuery, {}, bearer)).text();
  }
  return [
    {
      name: "GraphQL, a visitor",
      send: () =>
        graphql(
          `
            {
              products(first: 3) {
                nodes {
                  id
                }
              }
            }
          `,
          {},
        ),
    },
    { name: "GraphQL, a hot query", send: () => graphql(hotQuery, { id: product.id }) },
    { name: "GraphQL, a hot query with a token", send: () => graphql(ownQuery, {}, bearer) },
    { name: "GraphQL with a token", send: () => graphql(ME, {}, bearer) },
    { name: "GraphQL, the cart", send: () => graphql(CART, {}, bearer) },
    { name: "GraphQL, own orders", send: () => graphql(MY_ORDERS, {}, bearer) },
    { name: "GraphQL, an order", send: () => graphql(PLACE_ORDER, { input: order }, bearer) },
    { name: "GraphQL, a login", send: () => graphql(LOG_IN, { email: shopper.email, password: "x" }) },
    {
      name: "GraphQL by GET with a token",
      send: () => get(`/graphql?query={me{id}}`, { ...json, ...bearer }),
    },
    {
      name: "GraphQL as a form with a token",
      send: () =>
        fetch(`${testShop.url}/graphql`, {
          method: "POST",
          headers: { ...form.headers, ...bearer },
          body: new Uint8Array(form.payload),
        }),
    },
    { name: "REST, a visitor", send: () => get(`/api/products/${product.id}`) },
    { name: "REST with a token", send: () => get("/api/orders/my-orders", bearer) },
    {
      name: "REST, a login",
      send: () => post("/api/auth/login", { email: shopper.email, password: "x" }),
    },
    { name: "an invoice by its link", send: () => get(`/invoices?token=${invoice}`) },
    {
      name: "a webhook",
      send: () =>
        fetch(`${testShop.url}/webhooks/razorpay`, {
          method: "POST",
          headers: { ...json, "x-razorpay-signature": signature, "x-razorpay-event-id": "event_1" },
          body: event,
        }),
    },
    { name: "readiness", send: () => get("/health/ready") },
  ];
};
