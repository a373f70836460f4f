import type { ValidCall } from "./account-operations.ts";
import type { Person } from "./factories.ts";
import { inHours } from "./scheduled-prices.ts";

/** A valid call for each operation on batches of products. `batchId` names an import whose parts arrive. */
export const batchOperations = (
  admin: Person,
  { productId, batchId }: { productId: string; batchId: string },
): Record<string, ValidCall> => ({
  "Query.productBatch": {
    as: admin,
    query: `query($id: ID!, $first: Int, $onlyProblems: Boolean) {
      productBatch(id: $id) { id rows(first: $first, onlyProblems: $onlyProblems) { nodes { label } } } }`,
    variables: { id: batchId, first: 1, onlyProblems: false },
  },
  "Query.productBatches": {
    as: admin,
    query: "query($first: Int) { productBatches(first: $first) { nodes { id } } }",
    variables: { first: 1 },
  },
  "Query.productsToEdit": {
    as: admin,
    query: "query($ids: [ID!]!) { productsToEdit(ids: $ids) { id } }",
    variables: { ids: [productId] },
  },
  "Mutation.checkBulkChange": {
    as: admin,
    query: `mutation($productIds: [ID!]!, $change: BulkChangeInput!) {
      checkBulkChange(input: { productIds: $productIds, change: $change }) { id } }`,
    variables: {
      productIds: [productId],
      change: { scheduledPrice: { percentOff: 10, beginsAt: inHours(1), endsAt: inHours(2) } },
    },
  },
  "Mutation.checkGridEdits": {
    as: admin,
    query: "mutation($edits: [GridEditInput!]!) { checkGridEdits(edits: $edits) { id } }",
    variables: { edits: [{ id: productId, version: 1, stock: 3 }] },
  },
  "Mutation.startImport": {
    as: admin,
    query: "mutation($name: String!) { startImport(name: $name) { id } }",
    variables: { name: "products.csv" },
  },
  "Mutation.uploadImportPart": {
    as: admin,
    query: `mutation($id: ID!, $position: Int!, $content: Upload!) {
      uploadImportPart(input: { id: $id, position: $position, content: $content }) { id } }`,
    variables: { id: batchId, position: 0, content: "a file comes in a form" },
  },
  "Mutation.uploadImportPicture": {
    as: admin,
    query: `mutation($id: ID!, $name: String!, $file: Upload!) {
      uploadImportPicture(input: { id: $id, name: $name, file: $file }) { id } }`,
    variables: { id: batchId, name: "front.jpg", file: "a file comes in a form" },
  },
  "Mutation.checkImport": {
    as: admin,
    query: "mutation($id: ID!, $parts: Int!) { checkImport(input: { id: $id, parts: $parts }) { id } }",
    variables: { id: batchId, parts: 2 },
  },
  "Mutation.checkUndo": {
    as: admin,
    query: "mutation($id: ID!) { checkUndo(id: $id) { id } }",
    variables: { id: batchId },
  },
  "Mutation.applyProductBatch": {
    as: admin,
    query: "mutation($id: ID!) { applyProductBatch(id: $id) { id } }",
    variables: { id: batchId },
  },
});
