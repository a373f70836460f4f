import { describe, expect, it } from "vitest";
import { shopSchema } from "../src/app/schema.ts";
import { accountOperations, type ValidCall } from "./support/account-operations.ts";
import { loginNumberOperations, smsSettings } from "./support/login-number-operations.ts";
import { adminOrderOperations, payLinkOperations } from "./support/admin-order-operations.ts";
import { signPayLink } from "../src/features/checkout/pay-link.ts";
import { ticketUrl } from "../src/features/support/ticket-link.ts";
import { catalogueAdminOperations } from "./support/catalogue-admin-operations.ts";
import { customerOperations } from "./support/customer-operations.ts";
import { deliveryOperations } from "./support/delivery-operations.ts";
import { batchOperations } from "./support/batch-operations.ts";
import { moneyOperations } from "./support/money-operations.ts";
import { parcelOperations } from "./support/parcel-operations.ts";
import { publicOperations } from "./support/public-operations.ts";
import { paymentOperations } from "./support/payment-operations.ts";
import { collectionOperations } from "./support/collection-operations.ts";
import { promotionOperations } from "./support/promotion-operations.ts";
import { stillValid } from "./support/still-valid.ts";
import { integrationOperations } from "./support/integration-operations.ts";
import { staffOperations } from "./support/staff-operations.ts";
import { supportOperations } from "./support/support-operations.ts";
import { feedbackOperations } from "./support/feedback-operations.ts";
import { returnFixtures } from "./support/return-fixtures.ts";
import { returnOperations } from "./support/return-operations.ts";
import { orderOperations } from "./support/order-operations.ts";
import {
  problemsOf,
  pathsIn,
  invalidValues,
  rawJson,
  rowCounts,
  sendRaw,
  withAt,
  withoutAt,
} from "./support/invalid-values.ts";
import { openTestShop } from "./support/test-shop.ts";

/** The shop with production settings: responses must not reveal internal details. */
const settings = { PUBLIC_URL: "https://shop.example.com", THROTTLES: "load-test" };
const testShop = await openTestShop({ NODE_ENV: "production", ...smsSettings, ...settings });
const { rest, sql, aShopper, anAdmin, aProduct, anOrder } = testShop;
const [shopper, admin, dress] = await Promise.all([
  aShopper(),
  anAdmin(),
  aProduct({ sizes: ["S", "M"], colors: ["Red"], price: 700, stock: 50 }),
]);
const line = { productId: dress.id, size: "M", color: "Red", quantity: 1 };
const order = await anOrder({ shopper, lines: [line] });
const pending = await anOrder({ shopper, lines: [line], paymentMethod: "ONLINE" });
const [orderLine] = await sql<{ id: string }>("select id from order_lines where order_id = $1", [order.id]);
// Before the cart has its line: an order takes the pieces that it names out of the cart.
const ofReturns = returnFixtures(testShop, {
  orderId: (await anOrder({ shopper, lines: [line] })).id,
  userId: shopper.id,
});
const returnRows = { lineId: await ofReturns.deliver(), returnId: await ofReturns.aReturn("requested") };
const products = await testShop.gql<{ products: { pageInfo: { endCursor: string } } }>(
  "{ products(first: 1) { pageInfo { endCursor } } }",
);

const startedImport = await testShop.gql<{ startImport: { id: string } }>(
  'mutation { startImport(name: "products.csv") { id } }',
  {},
  admin.token,
);

const shippedOrder = await anOrder({ shopper, lines: [line] });
const [parcel] = await sql<{ id: string }>(
  "insert into parcels (order_id, courier, tracking_id) values ($1, 'Delhivery', 'DL12345678') returning id",
  [shippedOrder.id],
);

const cartResponse = await testShop.gql<{ addToCart: { cart: { lines: { id: string }[] } } }>(
  "mutation($input: AddToCartInput!) { addToCart(input: $input) { cart { lines { id } } } }",
  { input: line },
  shopper.token,
);
const lineId = cartResponse.data.addToCart.cart.lines[0]?.id ?? "";

const messageId = await testShop.aContactMessage();

/** A valid call of each operation that takes arguments. The test spoils one value after the other. */
const valid: Record<string, ValidCall> = {
  ...publicOperations({ productId: dress.id, cursor: products.data.products.pageInfo.endCursor }),
  ...accountOperations(shopper),
  ...loginNumberOperations(shopper),
  ...orderOperations({ shopper, admin, line, orderId: order.id, orderNumber: order.orderNumber }),
  ...feedbackOperations({ shopper, admin, productId: dress.id, reviewId: await testShop.aReview() }),
  ...adminOrderOperations({ shopper, admin, line, orderId: order.id, orderLineId: orderLine?.id ?? "" }),
  ...payLinkOperations(signPayLink(testShop.shop.jwtSecret, pending.id)),
  ...returnOperations({ shopper, admin, orderId: order.id, ...returnRows }),
  ...paymentOperations({ shopper, admin }, pending.id),
  ...moneyOperations(admin, order.id),
  ...deliveryOperations({ shopper, admin }, dress.id),
  ...parcelOperations({
    admin,
    orderId: order.id,
    orderLineId: orderLine?.id ?? "",
    orderNumber: order.orderNumber,
    parcelId: parcel?.id ?? "",
  }),
  ...(await promotionOperations(testShop, admin)),
  ...(await collectionOperations(testShop, admin)),
  ...supportOperations(admin, messageId, {
    shopper,
    orderId: order.id,
    token: ticketUrl(testShop.shop, messageId, new Date()).split("/ticket/")[1] ?? "",
  }),
  ...staffOperations(admin),
  ...customerOperations(admin, shopper),
  ...integrationOperations(admin),
  ...catalogueAdminOperations(admin, dress.id),
  ...batchOperations(admin, { productId: dress.id, batchId: startedImport.data.startImport.id }),
  "Mutation.addToCart": {
    as: shopper,
    query: "mutation($input: AddToCartInput!) { addToCart(input: $input) { cart { id } } }",
    variables: { input: line },
  },
  "Mutation.updateCartLine": {
    as: shopper,
    query: "mutation($input: UpdateCartLineInput!) { updateCartLine(input: $input) { cart { id } } }",
    variables: { input: { lineId, size: "S", color: "Red", quantity: 2 } },
  },
  "Mutation.removeCartLine": {
    as: shopper,
    query: "mutation($lineId: ID!) { removeCartLine(lineId: $lineId) { cart { id } } }",
    variables: { lineId },
  },
};

describe("GraphQL", () => {
  it("has a valid call for each operation that takes arguments", () => {
    const schema = shopSchema();
    const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}).map((field) => ({
        name: `${type?.name}.${field.name}`,
        args: field.args,
      })),
    );
    const withArguments = operations.filter(({ args }) => args.length > 0).map(({ name }) => name);
    expect(Object.keys(valid).sort()).toEqual(withArguments.sort());
  });

  it.each(Object.entries(valid))(
    "%s refuses each spoiled value with a clear error, and writes nothing, not even to the log",
    async (name, call) => {
      const { query, variables, as } = call;
      const rowsBefore = await rowCounts(sql);
      const logged = testShop.complaints();
      const accepted: string[] = [];
      const problems: string[] = [];
      for (const path of pathsIn(variables))
        for (const [valueName, value] of invalidValues) {
          const label = `${name}: ${path.join(".")} = ${valueName}`;
          const text = rawJson({ query, variables: withAt(variables, path, value) });
          const response = await sendRaw(rest, "POST", "/graphql", text, as?.token);
          if (response.status === 200) accepted.push(label);
          else problems.push(...problemsOf(response, label));
        }
      expect(problems).toEqual([]);
      expect(testShop.complaints()).toEqual(logged);
      expect(accepted).toEqual(stillValid.filter((label) => label.startsWith(`${name}:`)));
      const addedEntries = accepted.some((label) => label.startsWith("Mutation.toggleWishlist")) ? 1 : 0;
      const addedAudits = accepted.some((label) => /hideReview|setMessageHandled|exportOrders/.test(label))
        ? 1
        : 0;
      const removedLines = accepted.some((label) => label.startsWith("Mutation.updateCartLine")) ? 1 : 0;
      const addedChallenges = accepted.some((label) => label.includes("startPasskeyLogin")) ? 1 : 0;
      // The switch of promotions, which was off, is a consent with its words.
      const addedConsents = accepted.some((label) => label.includes("updateNotifications")) ? 1 : 0;
      expect(await rowCounts(sql)).toEqual({
        ...rowsBefore,
        consents: (rowsBefore["consents"] ?? 0) + addedConsents,
        consent_texts: (rowsBefore["consent_texts"] ?? 0) + addedConsents,
        security_challenges: (rowsBefore["security_challenges"] ?? 0) + addedChallenges,
        audit_entries: (rowsBefore["audit_entries"] ?? 0) + addedAudits,
        cart_lines: (rowsBefore["cart_lines"] ?? 0) - removedLines,
        wishlist_entries: (rowsBefore["wishlist_entries"] ?? 0) + addedEntries,
      });
    },
  );

  const isMutation = ([name]: [string, ValidCall]): boolean => name.startsWith("Mutation.");

  it.each(Object.entries(valid).filter(isMutation))(
    "%s names the missing field",
    async (name, { query, as }) => {
      const rowsBefore = await rowCounts(sql);
      const response = await rest("POST", "/graphql", { query, variables: {} }, as?.token);
      expect(problemsOf(response, name)).toEqual([]);
      expect(await rowCounts(sql)).toEqual(rowsBefore);
    },
  );

  it.each(Object.entries(valid).filter((row) => !isMutation(row)))(
    "%s names the missing field, or does not need it",
    async (name, { query, variables, as }) => {
      const problems: string[] = [];
      for (const path of pathsIn(variables)) {
        const payload = { query, variables: withoutAt(variables, path) };
        const response = await rest("POST", "/graphql", payload, as?.token);
        if (response.status !== 200)
          problems.push(...problemsOf(response, `${name} without ${path.join(".")}`));
      }
      expect(problems).toEqual([]);
    },
  );

  it.each([
    "",
    "1",
    "null",
    "not-a-uuid",
    "' or 1=1 --",
    "__proto__",
    "constructor",
    "01990000-0000-7000-8000-00000000000g",
  ])("finds nothing under the id %j", async (id) => {
    for (const [name, query, token] of [
      ["product", "query($id: ID!) { product(id: $id) { id } }", undefined],
      ["order", "query($id: ID!) { order(id: $id) { id } }", shopper.token],
      [
        "wish",
        "mutation($id: ID!) { toggleWishlist(input: { productId: $id }) { inWishlist } }",
        shopper.token,
      ],
      [
        "review",
        'mutation($id: ID!) { writeReview(input: { productId: $id, rating: 5, comment: "x" }) { id } }',
        shopper.token,
      ],
      [
        "hiding",
        "mutation($id: ID!) { hideReview(input: { reviewId: $id, hidden: true }) { id } }",
        admin.token,
      ],
      ["invoice", "mutation($id: ID!) { requestInvoice(orderId: $id) { invoiceUrl } }", shopper.token],
      ["line", "mutation($id: ID!) { removeCartLine(lineId: $id) { cart { id } } }", shopper.token],
      [
        "status",
        "mutation($id: ID!) { updateOrderStatus(input: { orderId: $id, status: SHIPPED }) { id } }",
        admin.token,
      ],
    ] as const)
      expect(
        problemsOf(await rest("POST", "/graphql", { query, variables: { id } }, token), `${name} ${id}`),
      ).toEqual([]);
  });
});
