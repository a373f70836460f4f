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
    callOf: () => ["{ auditEntries(first: 5) { nodes { userName door changes } } }"],
  },
  "Query.auditAuthors": { allow: adminsOnly, callOf: () => ["{ auditAuthors { userId name } }"] },
  "Mutation.addProduct": {
    allow: adminsOnly,
    callOf: () => [
      "mutation($input: ProductInput!) { addProduct(input: $input) { id } }",
      { input: { title: "Linen dress", description: "Cool.", price: 999, category: "CASUALS" } },
    ],
  },
  "Mutation.changeProduct": {
    allow: adminsOnly,
    callOf: ({ productId }) => [
      "mutation($id: ID!) { changeProduct(id: $id, version: 2, changes: { price: 1300 }) { price } }",
      { id: productId },
    ],
  },
  "Mutation.archiveProduct": {
    allow: adminsOnly,
    callOf: ({ productId }) => [
      "mutation($id: ID!) { archiveProduct(id: $id, version: 2, isArchived: true) { isArchived } }",
      { id: productId },
    ],
  },
  "Mutation.duplicateProduct": {
    allow: adminsOnly,
    callOf: ({ productId }) => ["mutation($id: ID!) { duplicateProduct(id: $id) { id } }", { id: productId }],
  },
  "Mutation.revertChange": {
    allow: adminsOnly,
    callOf: ({ auditId }) => ["mutation($id: ID!) { revertChange(id: $id) { id } }", { id: auditId }],
  },
  "Mutation.changeStock": {
    allow: adminsOnly,
    callOf: ({ productId }) => [
      "mutation($id: ID!) { changeStock(productId: $id, input: { reason: RECEIVED, quantity: 3 }) { stock } }",
      { id: productId },
    ],
  },
  "Mutation.trackStock": {
    allow: adminsOnly,
    callOf: ({ productId }) => [
      `mutation($id: ID!) {
        changeProduct(id: $id, version: 2, changes: { availableColors: ["Rust"] }) { id }
        trackStock(productId: $id, isTracked: true) { isTracked } }`,
      { id: productId },
    ],
  },
};
