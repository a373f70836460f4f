import { isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { buildShopSchema } from "../src/app/schema.ts";
import { admins, statuses, viewers, type Cast } from "./support/access-cases.ts";
import { manyOrders } from "./support/no-order-limits.ts";
import { doors } from "./support/shop-access-cases.ts";
import { openTestShop } from "./support/test-shop.ts";

const house = await openTestShop(manyOrders);

/** Fields, other than operations, that require a role, with the roles that may read them. */
const privateFields: Record<string, string[]> = { "ReviewResolver.hiddenReviews": ["admin"] };

const aCast = async (): Promise<Cast> => {
  const [shopper, other, admin, product] = await Promise.all([
    house.aShopper(),
    house.aShopper(),
    house.anAdmin(),
    house.aProduct({ price: 1200 }),
  ]);
  const productId = product.id;
  const lines = [{ productId, quantity: 1 }];
  const { id } = await house.anOrder({ shopper, lines });
  const pending = await house.anOrder({ shopper, lines, paymentMethod: "ONLINE" });
  const { data } = await house.gql<{ addToCart: { lines: { id: string }[] } }>(
    "mutation($id: ID!) { addToCart(input: { productId: $id }) { lines { id } } }",
    { id: productId },
    shopper.token,
  );
  const [session] = await house.sql<{ id: string }>("select id from sessions where user_id = $1", [
    shopper.id,
  ]);
  const lineId = data.addToCart.lines[0]?.id ?? "";
  const reviewId = await house.aReview({ shopper: other, productId });
  const messageId = await house.aContactMessage();
  return {
    shopper,
    other,
    admin,
    productId,
    orderId: id,
    pendingOrderId: pending.id,
    lineId,
    sessionId: session?.id ?? "",
    reviewId,
    messageId,
  };
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

/** Fields that require a role, without the operations, as type-graphql stores them. */
const authorizedFields = (): AuthorizedField[] => {
  const { TypeGraphQLMetadataStorage: storage } = globalThis as unknown as {
    TypeGraphQLMetadataStorage: Storage;
  };
  const handlers = [...storage.queries, ...storage.mutations];
  const isOperation = (field: AuthorizedField) =>
    handlers.some(({ target, methodName }) => target === field.target && methodName === field.fieldName);
  return storage.authorizedFields.filter((field) => !isOperation(field));
};

describe("the operations of the shop", () => {
  it("are all in the table, and the table has no others", () => {
    expect(Object.keys(doors).sort()).toEqual(operationsOfSchema().sort());
  });

  it("are all tested: private fields too", () => {
    const fields = authorizedFields().map(({ target, fieldName, roles }) => [
      `${target.name}.${fieldName}`,
      roles,
    ]);
    expect(Object.fromEntries(fields)).toEqual(privateFields);
  });

  it.each(viewers)("show the contents of hidden reviews to the admin alone: %s", async (seen) => {
    const cast = await aCast();
    const query = "query($id: ID!) { product(id: $id) { hiddenReviews { id } } }";
    const token = seen === "visitor" ? undefined : cast[seen].token;
    const answer = await house.gql(query, { id: cast.productId }, token);
    expect(answer.code ?? "ok").toBe(admins[seen]);
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

  it("refuse a repeated document in the same way, for every viewer", async () => {
    const cast = await aCast();
    const people: [string | undefined, string][] = [
      [cast.admin.token, "ok"],
      [cast.shopper.token, "FORBIDDEN"],
      [undefined, "UNAUTHENTICATED"],
    ];
    for (const [token, expected] of [...people, ...people, ...people, ...people.toReversed()])
      expect((await house.gql("{ orders { totalCount } }", {}, token)).code ?? "ok").toBe(expected);
  });

  it("change nothing if they are refused", async () => {
    const { orderId, shopper } = await aCast();
    const mutation = "mutation($id: ID!) { changeOrderStatus(orderId: $id, status: CANCELLED) { id } }";
    for (const token of [undefined, shopper.token]) await house.gql(mutation, { id: orderId }, token);
    const [row] = await house.sql("select order_status from orders where id = $1", [orderId]);
    expect(row).toEqual({ order_status: "confirmed" });
  });
});

describe("a secret field", () => {
  it("is in no type of the schema: no password, no hash, no secret, no one-time password", () => {
    const fields = Object.values(buildShopSchema().getTypeMap())
      .filter((type) => isObjectType(type) && !/^(__|Query$|Mutation$)/.test(type.name))
      .flatMap((type) => ("getFields" in type ? Object.keys(type.getFields()) : []));
    expect(fields.length).toBeGreaterThan(100);
    expect(
      fields.filter((field) =>
        /password|hash|secret|otp|proved|sessionId|draft|archived|deleted/i.test(field),
      ),
    ).toEqual([]);
  });
});
