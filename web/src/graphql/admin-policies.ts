import type { TypePolicies } from "@apollo/client/cache";
import { connection } from "./connection-policy.ts";

/** The cache policies of what only the admin's pages read. They are added when these pages open: no shopper downloads them. */
export const adminPolicies: TypePolicies = {
  Query: {
    fields: {
      orders: connection(["filter"]),
      deliveries: connection(["filter"]),
      adminProducts: connection(["filter", "sort"]),
      // The dashboard's short list has a key of its own, so it does not replace the list of all customers.
      customers: connection(["filter", "@connection", ["key"]]),
      customerNotes: connection(["customerId"]),
      customerReviews: connection(["customerId"]),
      customerMessages: connection(["customerId"]),
      productBatches: connection([]),
      openTasks: { merge: false },
      reviews: connection(["filter"]),
      promotions: connection(["filter"]),
      adminCollections: connection([]),
      contactMessages: connection(["filter", "sort"]),
      stockMovements: connection(["productId"]),
      webhookDeliveries: connection(["endpointId", "filter"]),
      auditEntries: connection(["filter"]),
    },
  },
  AdminCollection: { fields: { productIds: { merge: false }, rule: { merge: false } } },
  AdminProduct: {
    fields: { pictures: { merge: false }, similarIds: { merge: false }, stockUnits: { merge: false } },
  },
  Webhooks: { keyFields: [], fields: { endpoints: { merge: false }, eventTypes: { merge: false } } },
  WebhookEventType: { keyFields: ["type"] },
  ApiKeys: { keyFields: [], fields: { keys: { merge: false } } },
  OpenTask: { keyFields: ["kind"] },
  AdminNotification: { keyFields: ["kind"] },
  AdminNotificationSettings: { keyFields: [] },
  HsnCode: { keyFields: ["code"] },
  ProductBatch: { fields: { rows: connection(["onlyProblems"]) } },
  ProductBatchRow: { keyFields: false },
  Customer: { keyFields: ["email"] },
  CustomerAccount: { fields: { figures: { merge: false }, tags: { merge: false } } },
  Dashboard: { keyFields: false, merge: true, fields: { bestSellers: { merge: false } } },
  StockLevelFigures: { keyFields: false, merge: true, fields: { products: { merge: false } } },
};
