import type { TypePolicies } from "@apollo/client/cache";
import { connection } from "./connection-policy.ts";

/** The cache policies of what only the admin's pages read. They are added when these pages open: no shopper downloads them. */
export const adminPolicies: TypePolicies = {
  Query: {
    fields: {
      orders: connection(["status", "statuses", "paymentStatuses", "filter"]),
      deliveries: connection(["stage"]),
      adminProducts: connection(["filter", "sort"]),
      // The dashboard's short list has a key of its own, so it does not replace the list of all customers.
      customers: connection(["@connection", ["key"]]),
      productBatches: connection([]),
      contactMessages: connection(["isHandled"]),
      stockMovements: connection(["productId"]),
      auditEntries: connection(["subject", "subjectId", "label", "userId", "batchId"]),
    },
  },
  AdminProduct: { fields: { pictures: { merge: false }, stockUnits: { merge: false } } },
  HsnCode: { keyFields: ["code"] },
  ProductBatch: { fields: { rows: connection(["onlyProblems"]) } },
  ProductBatchRow: { keyFields: false },
  Customer: { keyFields: ["email"] },
  Dashboard: { keyFields: false, merge: true, fields: { bestSellers: { merge: false } } },
  StockLevelFigures: { keyFields: false, merge: true, fields: { products: { merge: false } } },
};
