import { describe, expect, it } from "vitest";
import { adminsOnly } from "./support/access-cases.ts";
import { accessFixtures } from "./support/access-fixtures.ts";
import { noOrderLimits } from "./support/no-order-limits.ts";
import { accessCases } from "./support/shop-access-cases.ts";
import { openTestShop } from "./support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql } = testShop;

/** The mutations that only an admin may call. */
const adminMutations = Object.entries(accessCases).filter(
  ([name, { allow }]) => name.startsWith("Mutation.") && allow === adminsOnly,
);

describe("every mutation of an admin", () => {
  it.each(adminMutations)(
    "%s writes an audit entry with its author and changes",
    async (name, { callOf }) => {
      const fixtures = await accessFixtures(testShop);
      await sql("create table if not exists seen_entries (id uuid)");
      await sql("insert into seen_entries select id from audit_entries");
      const response = await gql(...callOf(fixtures), fixtures.admin.token);
      expect(response.code).toBeUndefined();
      const entries = await sql(
        `select user_id, door, action from audit_entries where id not in (select id from seen_entries)
       and changes <> '{}'`,
      );
      const [, mutation] = name.split(".");
      expect(entries).toContainEqual({ user_id: fixtures.admin.id, door: "page", action: mutation });
    },
  );
});

describe("the audit", () => {
  it.each([
    "update audit_entries set label = 'x'",
    "delete from audit_entries",
    "delete from stock_movements",
  ])("is only added to: %s is refused", async (statement) => {
    const { admin, productId } = await accessFixtures(testShop);
    await gql(
      "mutation($id: ID!) { changeStock(productId: $id, input: { reason: RECEIVED, quantity: 1 }) { stock } }",
      { id: productId },
      admin.token,
    );
    await expect(sql(statement)).rejects.toThrow("the books are only added to");
  });

  it("has no entry of a change that was rolled back or refused", async () => {
    const { admin, productId } = await accessFixtures(testShop);
    const entriesOf = () => sql("select id from audit_entries where subject_id = $1", [productId]);
    const before = await entriesOf();
    const response = await gql(
      'mutation($id: ID!) { changeProduct(id: $id, version: 2, changes: { title: "New", countedStock: -1 }) { id } }',
      { id: productId },
      admin.token,
    );
    expect(response.code).toBe("STOCK_INVALID");
    expect(await entriesOf()).toEqual(before);
  });
});
