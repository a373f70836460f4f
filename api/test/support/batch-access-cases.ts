import { randomUUID } from "node:crypto";
import { adminsOnly, everyViewerGets, type AccessCase, type AccessFixtures } from "./access-cases.ts";

const unknownBatch = () => ({ id: randomUUID() });

/** An admin gets as far as the missing batch. */
const adminsFind = { ...adminsOnly, admin: "BATCH_NOT_FOUND" };

/** Changes of many products: for the admin alone. */
export const batchAccessCases: Record<string, AccessCase> = {
  "Query.productBatch": {
    allow: adminsFind,
    callOf: () => ["query($id: ID!) { productBatch(id: $id) { id } }", unknownBatch()],
  },
  "Query.productBatches": { allow: adminsOnly, callOf: () => ["{ productBatches { nodes { id } } }"] },
  "Query.productsToEdit": {
    allow: adminsOnly,
    callOf: ({ productId }: AccessFixtures) => [
      "query($ids: [ID!]!) { productsToEdit(ids: $ids) { version } }",
      { ids: [productId] },
    ],
  },
  "Query.productExportLink": { allow: adminsOnly, callOf: () => ["{ productExportLink { url } }"] },
  "Mutation.checkBulkChange": {
    allow: adminsOnly,
    callOf: ({ productId }: AccessFixtures) => [
      "mutation($ids: [ID!]!) { checkBulkChange(input: { productIds: $ids, change: { isArchived: true } }) { id } }",
      { ids: [productId] },
    ],
  },
  "Mutation.checkGridEdits": {
    allow: adminsOnly,
    callOf: ({ productId }: AccessFixtures) => [
      "mutation($id: ID!) { checkGridEdits(edits: [{ id: $id, version: 1, stock: 3 }]) { id } }",
      { id: productId },
    ],
  },
  "Mutation.startImport": {
    allow: adminsOnly,
    callOf: () => ['mutation { startImport(name: "products.csv") { id } }'],
  },
  "Mutation.uploadImportPart": {
    allow: everyViewerGets("BAD_USER_INPUT"),
    callOf: () => [
      "mutation($id: ID!, $file: Upload!) { uploadImportPart(input: { id: $id, position: 0, content: $file }) { id } }",
      { ...unknownBatch(), file: "no file" },
    ],
  },
  "Mutation.uploadImportPicture": {
    allow: everyViewerGets("BAD_USER_INPUT"),
    callOf: () => [
      'mutation($id: ID!, $file: Upload!) { uploadImportPicture(input: { id: $id, name: "a.jpg", file: $file }) { id } }',
      { ...unknownBatch(), file: "no file" },
    ],
  },
  "Mutation.checkImport": {
    allow: adminsFind,
    callOf: () => ["mutation($id: ID!) { checkImport(input: { id: $id, parts: 1 }) { id } }", unknownBatch()],
  },
  "Mutation.checkUndo": {
    allow: adminsFind,
    callOf: () => ["mutation($id: ID!) { checkUndo(id: $id) { id } }", unknownBatch()],
  },
  "Mutation.applyProductBatch": {
    allow: adminsFind,
    callOf: () => ["mutation($id: ID!) { applyProductBatch(id: $id) { id } }", unknownBatch()],
  },
};
