import { isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { shopSchema } from "../src/app/schema.ts";
import { adminsOnly, statuses, viewerKinds } from "./support/access-cases.ts";
import { accessFixtures } from "./support/access-fixtures.ts";
import { operationsOf } from "./support/permission-matrix.ts";
import { noOrderLimits } from "./support/no-order-limits.ts";
import { accessCases } from "./support/shop-access-cases.ts";
import { openTestShop } from "./support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);

const sharedFixtures = await accessFixtures(testShop);

const ofCallOrKey = /^(UNAUTHENTICATED|FORBIDDEN|BAD_USER_INPUT|\w+_(NOT_FOUND|INVALID))$/;

/** Queries, and refusals of the caller or of a key, change nothing and depend on nothing else: they share one set of fixtures. */
const isReadOnly = (operation: string, result: string): boolean =>
  operation.startsWith("Query.") || ofCallOrKey.test(result);

/** Fields, other than operations, that require a permission, with those that may read them. */
const privateFields: Record<string, string[]> = {
  "ReviewResolver.hiddenReviews": ["reviews"],
  "ReviewAdminResolver.version": ["reviews"],
  "ReviewAdminResolver.readAt": ["reviews"],
  "PayLinkResolver.payLink": ["view-orders"],
  "TimelineResolver.timeline": ["view-orders"],
  "InvoiceAdminResolver.invoiceNumber": ["view-orders"],
  "OrderParcelResolver.sharedParcelWarning": ["fulfilment", "view-orders"],
  "OrderParcelResolver.printWarning": ["fulfilment", "view-orders"],
};

type AuthorizedField = { target: { name: string }; fieldName: string; roles: string[] };
type OperationHandler = { target: object; methodName: string; schemaName: string };
type Storage = {
  authorizedFields: AuthorizedField[];
  queries: OperationHandler[];
  mutations: OperationHandler[];
};

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
  it("are exactly those of the table", () => {
    expect(Object.keys(accessCases).sort()).toEqual(operationsOf(shopSchema()).sort());
  });

  it("are all tested: private fields too", () => {
    const fields = authorizedFields().map(({ target, fieldName, roles }) => [
      `${target.name}.${fieldName}`,
      roles,
    ]);
    expect(Object.fromEntries(fields)).toEqual(privateFields);
  });

  it.each(viewerKinds)("show the contents of hidden reviews to the admin alone: %s", async (viewer) => {
    const fixtures = await accessFixtures(testShop);
    const query = "query($id: ID!) { product(id: $id) { hiddenReviews { id } } }";
    const token = viewer === "visitor" ? undefined : fixtures[viewer].token;
    const response = await testShop.gql(query, { id: fixtures.productId }, token);
    expect(response.code ?? "ok").toBe(adminsOnly[viewer]);
  });

  it.each(viewerKinds)(
    "show the timeline, the payment link and the warnings of an order to the admin alone: %s",
    async (viewer) => {
      const fixtures = await accessFixtures(testShop);
      const token = viewer === "visitor" ? undefined : fixtures[viewer].token;
      const expected = { ...adminsOnly, other: "ORDER_NOT_FOUND" }[viewer];
      for (const field of ["timeline { id }", "payLink", "sharedParcelWarning", "printWarning"]) {
        const query = `query($id: ID!) { order(id: $id) { ${field} } }`;
        const response = await testShop.gql(query, { id: fixtures.pendingOrderId }, token);
        expect([field, response.code ?? "ok"]).toEqual([field, expected]);
      }
    },
  );

  for (const [name, { allow, callOf }] of Object.entries(accessCases))
    it.each(viewerKinds.map((viewer) => ({ viewer, expected: allow[viewer] })))(
      `${name}: $viewer gets $expected`,
      async ({ viewer, expected }) => {
        const fixtures = isReadOnly(name, expected) ? sharedFixtures : await accessFixtures(testShop);
        const [query, variables] = await callOf(fixtures);
        const token = viewer === "visitor" ? undefined : fixtures[viewer].token;
        const response = await testShop.gql(query, variables, token);
        expect([response.code ?? "ok", response.status]).toEqual([expected, statuses[expected]]);
      },
    );

  it("refuse a repeated document in the same way, for every viewer", async () => {
    const fixtures = await accessFixtures(testShop);
    const results: [string | undefined, string][] = [
      [fixtures.admin.token, "ok"],
      [fixtures.shopper.token, "FORBIDDEN"],
      [undefined, "UNAUTHENTICATED"],
    ];
    for (const [token, expected] of [...results, ...results, ...results, ...results.toReversed()])
      expect((await testShop.gql("{ orders { totalCount } }", {}, token)).code ?? "ok").toBe(expected);
  });

  it("change nothing if they are refused", async () => {
    const { orderId, shopper } = await accessFixtures(testShop);
    const mutation =
      "mutation($id: ID!) { updateOrderStatus(input: { orderId: $id, status: CANCELLED }) { id } }";
    for (const token of [undefined, shopper.token]) await testShop.gql(mutation, { id: orderId }, token);
    const [row] = await testShop.sql("select order_status from orders where id = $1", [orderId]);
    expect(row).toEqual({ order_status: "confirmed" });
  });
});

describe("a secret field", () => {
  it("is in no type of the schema: no password, no hash, no secret, no one-time password", () => {
    const fields = Object.values(shopSchema().getTypeMap())
      .filter((type) => isObjectType(type) && !/^(__|Query$|Mutation$|AdminProduct$)/.test(type.name))
      .flatMap((type) => ("getFields" in type ? Object.keys(type.getFields()) : []));
    expect(fields.length).toBeGreaterThan(100);
    expect(
      fields.filter(
        (field) =>
          /password|hash|secret|otp|proved|sessionId|draft|archived|deleted/i.test(field) &&
          // The id of what a mutation has deleted.
          !/^deleted\w+Id$/.test(field) &&
          // Whether the viewer's own account has one.
          field !== "hasPassword",
      ),
    ).toEqual([]);
  });
});
