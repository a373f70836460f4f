import { describe, expect, it } from "vitest";
import { readFile } from "node:fs/promises";
import { SHOPPER } from "../../src/platform/viewer.ts";
import { accessFixtures } from "../support/access-fixtures.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { accessCases } from "../support/shop-access-cases.ts";
import { openTestShop } from "../support/test-shop.ts";

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
      (field) =>
        field.target === target &&
        field.fieldName === methodName &&
        field.roles.length > 0 &&
        !field.roles.includes(SHOPPER),
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
  "Mutation.updateProductPicture": "journeys/product-pictures.test.ts",
  "Mutation.orderProductPictures": "journeys/product-pictures.test.ts",
  "Mutation.removeProductPicture": "journeys/product-pictures.test.ts",
  "Mutation.addProductVideo": "journeys/product-videos.test.ts",
  "Mutation.updateVideoPoster": "journeys/product-videos.test.ts",
  "Mutation.removeProductVideo": "journeys/product-videos.test.ts",
  "Mutation.updateVariantCodes": "journeys/product-codes.test.ts",
  "Mutation.orderCollections": "journeys/collections.test.ts",
  "Mutation.setSimilarProducts": "journeys/admin-collections.test.ts",
  "Mutation.publishContent": "journeys/content.test.ts",
  "Mutation.republishContent": "journeys/content.test.ts",
  "Mutation.withdrawContent": "journeys/content.test.ts",
  "Mutation.cancelScheduledContent": "journeys/content.test.ts",
  "Mutation.discardContentDraft": "journeys/content.test.ts",
  "Mutation.addContentPicture": "journeys/content-pictures.test.ts",
  "Mutation.recordPayout": "../journeys/payouts.test.ts",
  "Mutation.undoPayout": "../journeys/undo-payouts.test.ts",
  "Mutation.mailCreditNote": "journeys/invoices-of-the-admin.test.ts",
  "Mutation.updateOrderLine": "../journeys/change-order-lines.test.ts",
  "Mutation.collectCourierCash": "journeys/courier-cash.test.ts",
  "Mutation.applyProductBatch": "journeys/import-products.test.ts",
  "Mutation.checkImport": "journeys/import-products.test.ts",
  "Mutation.uploadImportPart": "journeys/import-products.test.ts",
  "Mutation.updateParcel": "journeys/change-parcels.test.ts",
  "Mutation.unpackOrder": "journeys/unpack-orders.test.ts",
  "Mutation.deliverOrders": "../journeys/deliver-orders.test.ts",
  "Mutation.undoDelivered": "../journeys/deliver-orders.test.ts",
  "Mutation.importTracking": "journeys/import-tracking.test.ts",
  "Mutation.uploadImportPicture": "journeys/import-pictures.test.ts",
  "Mutation.checkUndo": "journeys/undo-batch.test.ts",
  "Mutation.resendStaffInvitation": "journeys/staff.test.ts",
  "Mutation.cancelStaffInvitation": "journeys/staff.test.ts",
  "Mutation.updateStaffRole": "journeys/staff.test.ts",
  "Mutation.endStaffAccess": "journeys/staff.test.ts",
  "Mutation.updateWebhook": "journeys/webhook-endpoints.test.ts",
  "Mutation.pauseWebhook": "journeys/webhook-endpoints.test.ts",
  "Mutation.rotateWebhookKey": "journeys/webhook-endpoints.test.ts",
  "Mutation.deleteWebhook": "journeys/webhook-endpoints.test.ts",
  "Mutation.pingWebhook": "journeys/webhook-endpoints.test.ts",
  "Mutation.resendWebhook": "journeys/webhook-endpoints.test.ts",
  "Mutation.endApiKey": "api-keys.test.ts",
};

/** Mutations that are one change of each order: their entries are those of that change. */
const auditedAs: Record<string, string> = {
  "Mutation.deliverOrders": "changeOrderStatus",
  "Mutation.undoDelivered": "changeOrderStatus",
};

/** The word of the audit for a mutation: what is updated is "changed" there, as in the entries of before. */
const actionOf = (name: string): string =>
  auditedAs[name] ?? name.slice("Mutation.".length).replace(/^update/, "change");

/** It takes a file, so it is a mutation; it stores nothing. */
const storesNothing = "Mutation.checkCourierCash";

const adminMutations = mutationsOfAdmins().filter((name) => name !== storesNothing);

const calledHere = adminMutations.filter((name) => !(name in auditedElsewhere));

describe("every mutation of an admin", () => {
  it("is known from the schema", () => {
    expect(adminMutations).toContain("Mutation.updateProduct");
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
    expect(entries).toContainEqual({ user_id: fixtures.admin.id, action: actionOf(name) });
  });
});

describe("an admin mutation that needs a file or a batch", () => {
  it.each(Object.entries(auditedElsewhere))("%s has its audit test in %s", async (name, file) => {
    expect(adminMutations).toContain(name);
    const text = await readFile(new URL(file, import.meta.url), "utf8");
    expect(text).toMatch(new RegExp(`(audit_entries|lastAudit)[^]*action(: "| = ')${actionOf(name)}`));
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
      "mutation($id: ID!) { updateStock(input: { productId: $id, change: { reason: RECEIVED, quantity: 1 } }) { stock } }",
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
      'mutation($id: ID!) { updateProduct(input: { id: $id, version: 2, changes: { title: "New", countedStock: -1 } }) { id } }',
      { id: productId },
      admin.token,
    );
    expect(response.code).toBe("STOCK_INVALID");
    expect(await entriesOf()).toEqual(before);
  });
});
