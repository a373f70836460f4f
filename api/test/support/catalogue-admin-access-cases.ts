import { adminsOnly, type AccessCase } from "./access-cases.ts";

/** Who may use the operations of the admin's catalogue and its audit. */
export const catalogueAdminAccessCases: Record<string, AccessCase> = {
  "Query.adminProduct": {
    allow: adminsOnly,
    callOf: ({ productId }) => [
      "query($id: ID!) { adminProduct(id: $id) { version stock } }",
      { id: productId },
    ],
  },
  "Query.variantByCode": {
    allow: adminsOnly,
    callOf: () => ['{ variantByCode(code: "KUR-0042") { sku barcode } }'],
  },
  "Mutation.updateVariantCodes": {
    allow: adminsOnly,
    callOf: ({ productId }) => [
      "mutation($id: ID!) { updateVariantCodes(input: { productId: $id, codes: [] }) { id variants { sku barcode } } }",
      { id: productId },
    ],
  },
  "Query.hsnCodes": { allow: adminsOnly, callOf: () => ["{ hsnCodes { code description } }"] },
  "Query.stockMovements": {
    allow: adminsOnly,
    callOf: ({ productId }) => [
      "query($id: ID!) { stockMovements(productId: $id) { nodes { quantity reason } } }",
      { id: productId },
    ],
  },
  "Query.auditEntries": {
    allow: adminsOnly,
    callOf: () => ["{ auditEntries(first: 5) { nodes { userName channel changes { field } } } }"],
  },
  "Query.auditAuthors": { allow: adminsOnly, callOf: () => ["{ auditAuthors { userId name } }"] },
  "Mutation.addProduct": {
    allow: adminsOnly,
    callOf: () => [
      "mutation($input: ProductInput!) { addProduct(input: { product: $input }) { id } }",
      { input: { title: "Linen dress", description: "Cool.", price: 999, category: "CASUALS" } },
    ],
  },
  "Mutation.updateProduct": {
    allow: adminsOnly,
    callOf: ({ productId }) => [
      "mutation($id: ID!) { updateProduct(input: { id: $id, version: 2, changes: { price: 1300 } }) { price } }",
      { id: productId },
    ],
  },
  "Mutation.archiveProduct": {
    allow: adminsOnly,
    callOf: ({ productId }) => [
      "mutation($id: ID!) { archiveProduct(input: { id: $id, version: 2, isArchived: true }) { isArchived } }",
      { id: productId },
    ],
  },
  "Mutation.duplicateProduct": {
    allow: adminsOnly,
    callOf: ({ productId }) => [
      "mutation($id: ID!) { duplicateProduct(input: { id: $id }) { id } }",
      { id: productId },
    ],
  },
  "Mutation.revertChange": {
    allow: adminsOnly,
    callOf: ({ auditId }) => ["mutation($id: ID!) { revertChange(id: $id) { id } }", { id: auditId }],
  },
  "Mutation.updateStock": {
    allow: adminsOnly,
    callOf: ({ productId }) => [
      "mutation($id: ID!) { updateStock(input: { productId: $id, change: { reason: RECEIVED, quantity: 3 } }) { stock } }",
      { id: productId },
    ],
  },
  "Mutation.trackStock": {
    allow: adminsOnly,
    callOf: ({ productId }) => [
      `mutation($id: ID!) {
        updateProduct(input: { id: $id, version: 2, changes: { availableColors: ["Rust"] } }) { id }
        trackStock(input: { productId: $id, isTracked: true }) { isTracked } }`,
      { id: productId },
    ],
  },
};
