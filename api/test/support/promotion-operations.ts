import type { ValidCall } from "./account-operations.ts";
import type { TestShop } from "./test-shop.ts";
import type { Person } from "./factories.ts";
import {
  ADD_CODES,
  DELETE_PROMOTION,
  END_PROMOTION,
  PAUSE_PROMOTION,
  PREVIEW,
  PROMOTION,
  promotionCalls,
  promotionTerms,
  SAVE_PROMOTION,
} from "./promotion-calls.ts";

/** A valid call of each operation on promotions that takes arguments. */
export const promotionOperations = async (
  testShop: TestShop,
  admin: Person,
): Promise<Record<string, ValidCall>> => {
  const { id } = await promotionCalls(testShop).aPromotion(admin);
  return {
    "Query.promotions": {
      as: admin,
      query: `query($state: PromotionState, $first: Int!) { promotions(filter: { state: $state }, first: $first) { nodes { id } } }`,
      variables: { state: "RUNNING", first: 1 },
    },
    "Query.promotion": { as: admin, query: PROMOTION, variables: { id } },
    "Query.promotionPreview": { as: admin, query: PREVIEW, variables: { input: promotionTerms() } },
    "Query.promotionCodesLink": {
      as: admin,
      query: "query($id: ID!) { promotionCodesLink(id: $id) { url } }",
      variables: { id },
    },
    "Mutation.savePromotion": {
      as: admin,
      query: SAVE_PROMOTION,
      variables: { id, version: 1, input: promotionTerms() },
    },
    "Mutation.setPromotionPaused": {
      as: admin,
      query: PAUSE_PROMOTION,
      variables: { id, version: 99, isPaused: true },
    },
    "Mutation.endPromotion": { as: admin, query: END_PROMOTION, variables: { id, version: 1 } },
    "Mutation.deletePromotion": { as: admin, query: DELETE_PROMOTION, variables: { id, version: 99 } },
    "Mutation.addPromotionCodes": {
      as: admin,
      query: ADD_CODES,
      variables: { id, count: 2, beginning: "TEST" },
    },
  };
};
