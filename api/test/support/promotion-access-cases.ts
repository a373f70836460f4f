import { randomUUID } from "node:crypto";
import { adminsOnly, type AccessCase } from "./access-cases.ts";
import {
  ADD_CODES,
  DELETE_PROMOTION,
  END_PROMOTION,
  PAUSE_PROMOTION,
  PREVIEW,
  PROMOTION,
  promotionTerms,
  SAVE_PROMOTION,
} from "./promotion-calls.ts";

/** Who may use the operations on promotions. */
export const promotionAccessCases: Record<string, AccessCase> = {
  "Query.promotions": {
    allow: adminsOnly,
    callOf: () => ["{ promotions { totalCount nodes { title code state figures { revenue } } } }"],
  },
  "Query.promotion": {
    allow: adminsOnly,
    callOf: async ({ promotion }) => [PROMOTION, { id: await promotion() }],
  },
  "Query.promotionPreview": { allow: adminsOnly, callOf: () => [PREVIEW, { input: promotionTerms() }] },
  "Query.promotionCodesLink": {
    allow: adminsOnly,
    callOf: async ({ promotion }) => [
      "query($id: ID!) { promotionCodesLink(id: $id) { url } }",
      { id: await promotion() },
    ],
  },
  "Mutation.savePromotion": {
    allow: adminsOnly,
    callOf: () => [SAVE_PROMOTION, { id: randomUUID(), version: 0, input: promotionTerms() }],
  },
  "Mutation.setPromotionPaused": {
    allow: adminsOnly,
    callOf: async ({ promotion }) => [PAUSE_PROMOTION, { id: await promotion(), version: 1, isPaused: true }],
  },
  "Mutation.endPromotion": {
    allow: adminsOnly,
    callOf: async ({ promotion }) => [END_PROMOTION, { id: await promotion(), version: 1 }],
  },
  "Mutation.deletePromotion": {
    allow: adminsOnly,
    callOf: async ({ promotion }) => [DELETE_PROMOTION, { id: await promotion(), version: 1 }],
  },
  "Mutation.addPromotionCodes": {
    allow: adminsOnly,
    callOf: async ({ promotion }) => [ADD_CODES, { id: await promotion(), count: 1 }],
  },
};
