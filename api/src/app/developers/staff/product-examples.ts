import type { ExamplesBySubject } from "../example.ts";

const asRead = "`version` is that of the product as it was read: another change since then is refused.";

/** Examples of the staff's operations on products and their stock. */
export const productExamples: ExamplesBySubject = {
  Products: {
    "Query.adminProducts": {
      variables: { first: 6, filter: { text: "dress", state: "ACTIVE" }, sort: "STOCK_LOW" },
      selection: "totalCount nodes { id version title price stock } pageInfo { hasNextPage endCursor }",
    },
    "Query.adminProductKeys": { variables: { input: { filter: { stock: "LOW" }, limit: 100 } } },
    "Query.adminProduct": { variables: { id: "PRODUCT_ID" } },
    "Query.adminProductsByIds": { variables: { ids: ["PRODUCT_ID"] } },
    "Query.productsToEdit": { variables: { ids: ["PRODUCT_ID"] } },
    "Query.variantByCode": { variables: { code: "SKU" } },
    "Query.hsnCodes": {},
    "Mutation.addProduct": {
      variables: {
        input: {
          idempotencyKey: "NEW_UUID",
          product: {
            title: "Linen day dress",
            description: "Cool and light.",
            price: 2499,
            category: "CASUALS",
            availableSizes: ["S", "M"],
            units: [
              { size: "S", stock: 4 },
              { size: "M", stock: 6 },
            ],
          },
        },
      },
    },
    "Mutation.updateProduct": {
      variables: { input: { id: "PRODUCT_ID", version: 1, changes: { price: 1999 } } },
      note: asRead,
    },
    "Mutation.duplicateProduct": { variables: { input: { id: "PRODUCT_ID", idempotencyKey: "NEW_UUID" } } },
    "Mutation.archiveProduct": {
      variables: { input: { id: "PRODUCT_ID", version: 1, isArchived: true } },
      note: asRead,
    },
    "Mutation.updateVariantCodes": {
      variables: {
        input: {
          productId: "PRODUCT_ID",
          codes: [{ id: "VARIANT_ID", sku: "LINEN-M-RED", skuSeen: "SKU", barcode: "96385074" }],
        },
      },
    },
    "Mutation.setSimilarProducts": {
      variables: { input: { productId: "PRODUCT_ID", seenIds: [], ids: ["OTHER_PRODUCT_ID"] } },
    },
  },
  Stock: {
    "Query.stockMovements": { variables: { productId: "PRODUCT_ID", first: 6 } },
    "Mutation.updateStock": {
      variables: {
        input: {
          productId: "PRODUCT_ID",
          change: { reason: "RECEIVED", quantity: 3, note: "From the tailor" },
          idempotencyKey: "NEW_UUID",
        },
      },
    },
    "Mutation.trackStock": {
      variables: {
        input: { productId: "PRODUCT_ID", isTracked: true, units: [{ size: "M", color: "Red", stock: 10 }] },
      },
      note: "`units` spread the stock that the product has, with one entry for each size and colour.",
    },
    "Query.waitingShoppers": { variables: { productId: "PRODUCT_ID" } },
  },
  "Audit and history": {
    "Query.auditEntries": {
      variables: { first: 6, filter: { subject: "PRODUCT", subjectId: "PRODUCT_ID" } },
    },
    "Query.auditAuthors": {},
    "Mutation.revertChange": { variables: { id: "AUDIT_ENTRY_ID" } },
  },
};
