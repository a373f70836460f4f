import type { ExamplesBySubject } from "../example.ts";

const promotion = {
  title: "Diwali week",
  method: "CODE",
  code: "DIWALI10",
  kind: "PERCENT",
  percent: 10,
  startsAt: "2026-01-01T00:00:00.000Z",
};

const newOne = "`version` is 0 for a new one, whose `id` the caller makes.";

/** Examples of the staff's operations on collections and promotions. */
export const sellingExamples: ExamplesBySubject = {
  Collections: {
    "Query.adminCollections": { variables: { first: 6 } },
    "Query.adminCollection": { variables: { id: "COLLECTION_ID" } },
    "Query.collectionPreview": {
      variables: { input: { rule: { categories: ["PARTY"], maxPrice: 3000, isInStock: true } } },
    },
    "Mutation.saveCollection": {
      variables: {
        input: {
          id: "NEW_UUID",
          version: 0,
          collection: {
            title: "Diwali edit",
            slug: "diwali-edit",
            kind: "PICKED",
            productIds: ["PRODUCT_ID"],
          },
        },
      },
      note: newOne,
    },
    "Mutation.setCollectionHidden": {
      variables: { input: { id: "COLLECTION_ID", version: 1, isHidden: true } },
    },
    "Mutation.orderCollections": {
      variables: { input: { seenIds: "COLLECTION_IDS", ids: "COLLECTION_IDS" } },
      note: "`COLLECTION_IDS` is the list of the ids of all collections: as `adminCollections` returned them, and in the new order.",
    },
    "Mutation.deleteCollection": { variables: { input: { id: "COLLECTION_ID", version: 1 } } },
  },
  Promotions: {
    "Query.promotions": { variables: { first: 6, filter: { state: "RUNNING" } } },
    "Query.promotion": { variables: { id: "PROMOTION_ID" } },
    "Query.promotionPreview": { variables: { input: promotion } },
    "Mutation.savePromotion": {
      variables: { input: { id: "NEW_UUID", version: 0, promotion } },
      note: newOne,
    },
    "Mutation.setPromotionPaused": {
      variables: { input: { id: "PROMOTION_ID", version: 1, isPaused: true } },
    },
    "Mutation.endPromotion": { variables: { input: { id: "PROMOTION_ID", version: 1 } } },
    "Mutation.deletePromotion": { variables: { input: { id: "PROMOTION_ID", version: 1 } } },
    "Mutation.addPromotionCodes": {
      variables: { input: { id: "PROMOTION_ID", count: 20, beginning: "FRIEND" } },
    },
    "Query.promotionCodesLink": { variables: { id: "PROMOTION_ID" } },
  },
};
