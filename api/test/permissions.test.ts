import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { buildShopSchema } from "../src/schema.ts";
import { anAddress, type Person } from "./support/factories.ts";
import { openTestShop } from "./support/test-shop.ts";

const house = await openTestShop();

const viewers = ["visitor", "shopper", "other", "admin"] as const;
type Seen = (typeof viewers)[number];

/** A shopper with a cart line and an order, another shopper, and an admin. */
type Cast = {
  shopper: Person;
  other: Person;
  admin: Person;
  productId: string;
  lineId: string;
  orderId: string;
};

type Operation = {
  /** Who gets what: "ok", or the code of the refusal. */
  allow: Record<Seen, string>;
  ask: (cast: Cast) => [query: string, variables?: Record<string, unknown>];
};

const everybody = { visitor: "ok", shopper: "ok", other: "ok", admin: "ok" };
const shoppers = { visitor: "UNAUTHENTICATED", shopper: "ok", other: "ok", admin: "FORBIDDEN" };
const admins = { visitor: "UNAUTHENTICATED", shopper: "FORBIDDEN", other: "FORBIDDEN", admin: "ok" };

const statuses: Record<string, number> = {
  ok: 200,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  ORDER_NOT_FOUND: 404,
  CART_LINE_NOT_FOUND: 404,
};

/** Every door of the shop. An operation that is missing here fails the test below. */
const doors: Record<string, Operation> = {
  "Query.me": { allow: everybody, ask: () => ["{ me { id } }"] },
  "Query.settings": { allow: everybody, ask: () => ["{ settings { states } }"] },
  "Query.products": { allow: everybody, ask: () => ["{ products { totalCount } }"] },
  "Query.product": {
    allow: everybody,
    ask: ({ productId }) => ["query($id: ID!) { product(id: $id) { stock } }", { id: productId }],
  },
  "Query.cart": { allow: shoppers, ask: () => ["{ cart { total } }"] },
  "Query.checkoutQuote": {
    allow: shoppers,
    ask: ({ productId }) => [
      "query($lines: [OrderLineInput!]!) { checkoutQuote(lines: $lines) { total } }",
      { lines: [{ productId, quantity: 1 }] },
    ],
  },
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
  "Mutation.changeOrderStatus": {
    allow: admins,
    ask: ({ orderId }) => [
      "mutation($id: ID!) { changeOrderStatus(orderId: $id, status: SHIPPED) { id } }",
      { id: orderId },
    ],
  },
};

/** Fields other than operations that are behind a door of their own, with the roles that may open it. */
const privateFields: Record<string, string[]> = {};

const aCast = async (): Promise<Cast> => {
  const [shopper, other, admin, product] = await Promise.all([
    house.aShopper(),
    house.aShopper(),
    house.anAdmin(),
    house.aProduct({ price: 1200 }),
  ]);
  const productId = product.id;
  const { id } = await house.anOrder({ shopper, lines: [{ productId, quantity: 1 }] });
  const { data } = await house.gql<{ addToCart: { lines: { id: string }[] } }>(
    "mutation($id: ID!) { addToCart(input: { productId: $id }) { lines { id } } }",
    { id: productId },
    shopper.token,
  );
  return { shopper, other, admin, productId, orderId: id, lineId: data.addToCart.lines[0]?.id ?? "" };
};

const operationsOfSchema = (): string[] => {
  const schema = buildShopSchema();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );
};

type AuthorizedField = { target: { name: string }; fieldName: string; roles: string[] };
type DoorHandler = { target: object; methodName: string; schemaName: string };
type Storage = { authorizedFields: AuthorizedField[]; queries: DoorHandler[]; mutations: DoorHandler[] };

/** Fields with a role at their door, apart from the operations themselves, as type-graphql keeps them. */
const authorizedFields = (): AuthorizedField[] => {
  const { TypeGraphQLMetadataStorage: storage } = globalThis as unknown as {
    TypeGraphQLMetadataStorage: Storage;
  };
  const handlers = [...storage.queries, ...storage.mutations];
  const isOperation = (field: AuthorizedField) =>
    handlers.some(({ target, methodName }) => target === field.target && methodName === field.fieldName);
  return storage.authorizedFields.filter((field) => !isOperation(field));
};

describe("the doors of the shop", () => {
  it("are all in the table, and the table has no other", () => {
    expect(Object.keys(doors).sort()).toEqual(operationsOfSchema().sort());
  });

  it("are all tried: private fields too", () => {
    const fields = authorizedFields().map(({ target, fieldName, roles }) => [
      `${target.name}.${fieldName}`,
      roles,
    ]);
    expect(Object.fromEntries(fields)).toEqual(privateFields);
  });

  for (const [name, { allow, ask }] of Object.entries(doors))
    it.each(viewers.map((seen) => ({ seen, expected: allow[seen] })))(
      `${name}: $seen gets $expected`,
      async ({ seen, expected }) => {
        const cast = await aCast();
        const [query, variables] = ask(cast);
        const token = seen === "visitor" ? undefined : cast[seen].token;
        const answer = await house.gql(query, variables, token);
        expect([answer.code ?? "ok", answer.status]).toEqual([expected, statuses[expected]]);
      },
    );

  it("stay closed when the same document comes again and again, for whoever comes", async () => {
    const cast = await aCast();
    const people: [string | undefined, string][] = [
      [cast.admin.token, "ok"],
      [cast.shopper.token, "FORBIDDEN"],
      [undefined, "UNAUTHENTICATED"],
    ];
    for (const [token, expected] of [...people, ...people, ...people, ...people.toReversed()])
      expect((await house.gql("{ orders { totalCount } }", {}, token)).code ?? "ok").toBe(expected);
  });

  it("refuse what is forbidden without doing it", async () => {
    const { orderId, shopper } = await aCast();
    const mutation = "mutation($id: ID!) { changeOrderStatus(orderId: $id, status: CANCELLED) { id } }";
    for (const token of [undefined, shopper.token]) await house.gql(mutation, { id: orderId }, token);
    const [row] = await house.sql("select order_status from orders where id = $1", [orderId]);
    expect(row).toEqual({ order_status: "confirmed" });
  });
});

describe("what nobody may see", () => {
  it("is in no type of the schema: no password, no hash, no secret, no session", () => {
    const fields = Object.values(buildShopSchema().getTypeMap())
      .filter((type) => !type.name.startsWith("__"))
      .flatMap((type) =>
        "getFields" in type ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
      );
    expect(fields.length).toBeGreaterThan(100);
    expect(fields.filter((field) => /password|hash|secret|session|draft|archived/i.test(field))).toEqual([]);
  });
});
