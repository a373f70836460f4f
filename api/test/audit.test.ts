import { describe, expect, it } from "vitest";
import { readFile } from "node:fs/promises";
import { ADMIN } from "../src/platform/viewer.ts";
import { accessFixtures } from "./support/access-fixtures.ts";
import { noOrderLimits } from "./support/no-order-limits.ts";
import { accessCases } from "./support/shop-access-cases.ts";
import { openTestShop } from "./support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql } = testShop;

type Metadata = {
  authorizedFields: { target: object; fieldName: string; roles: string[] }[];
  mutations: { target: object; methodName: string; schemaName: string }[];
};

/** The names of the mutations that only an admin may call, as the resolvers declare them. */
const mutationsOfAdmins = (): string[] => {
  const { TypeGraphQLMetadataStorage: storage } = globalThis as unknown as {
    TypeGraphQLMetadataStorage: Metadata;
  };
  const isForAdmins = ({ target, methodName }: Metadata["mutations"][number]): boolean =>
    storage.authorizedFields.some(
      (field) => field.target === target && field.fieldName === methodName && field.roles.join() === ADMIN,
    );
  return storage.mutations.filter(isForAdmins).map(({ schemaName }) => `Mutation.${schemaName}`);
};

/**
 * Admin mutations whose access case changes nothing, because it has no file, no batch or no line: the test that looks at the entry
 * of each.
 */
const auditedElsewhere: Record<string, string> = {
  "Mutation.addProductPicture": "journeys/product-pictures.test.ts",
  "Mutation.addProductPictureByUrl": "journeys/picture-urls.test.ts",
  "Mutation.changeProductPicture": "journeys/product-pictures.test.ts",
  "Mutation.orderProductPictures": "journeys/product-pictures.test.ts",
  "Mutation.removeProductPicture": "journeys/product-pictures.test.ts",
  "Mutation.recordPayout": "journeys/payouts.test.ts",
  "Mutation.changeOrderLine": "journeys/change-order-lines.test.ts",
  "Mutation.collectCourierCash": "journeys/courier-cash.test.ts",
  "Mutation.applyProductBatch": "journeys/import-products.test.ts",
  "Mutation.checkImport": "journeys/import-products.test.ts",
  "Mutation.uploadImportPart": "journeys/import-products.test.ts",
  "Mutation.changeParcel": "journeys/change-parcels.test.ts",
  "Mutation.unpackOrder": "journeys/unpack-orders.test.ts",
  "Mutation.importTracking": "journeys/import-tracking.test.ts",
  "Mutation.uploadImportPicture": "journeys/import-pictures.test.ts",
  "Mutation.checkUndo": "journeys/undo-batch.test.ts",
};

const adminMutations = mutationsOfAdmins();

const calledHere = adminMutations.filter((name) => !(name in auditedElsewhere));

describe("every mutation of an admin", () => {
  it("is known from the schema", () => {
    expect(adminMutations).toContain("Mutation.changeProduct");
    expect(adminMutations.length).toBeGreaterThan(20);
  });

  it.each(calledHere)("%s writes an audit entry with its author and changes", async (name) => {
    const fixtures = await accessFixtures(testShop);
    await sql("create table if not exists seen_entries (id uuid)");
    await sql("insert into seen_entries select id from audit_entries");
    const [query, variables] = (await accessCases[name]?.callOf(fixtures)) ?? [""];
    const response = await gql(query, variables, fixtures.admin.token);
    expect(response.code).toBeUndefined();
    const entries = await sql(
      `select user_id, action from audit_entries
       where id not in (select id from seen_entries) and changes <> '{}'`,
    );
    const [, mutation] = name.split(".");
    expect(entries).toContainEqual({ user_id: fixtures.admin.id, action: mutation });
  });
});

describe("an admin mutation that needs a file or a batch", () => {
  it.each(Object.entries(auditedElsewhere))("%s has its audit test in %s", async (name, file) => {
    expect(adminMutations).toContain(name);
    const text = await readFile(new URL(file, import.meta.url), "utf8");
    expect(text).toMatch(new RegExp(`audit_entries[^]*action: "${name.split(".")[1]}"`));
  });
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
