import type { ValidCall } from "./account-operations.ts";
import type { Person } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";
import {
  ADMIN_COLLECTION,
  COLLECTION_PREVIEW,
  collectionCalls,
  collectionContent,
  DELETE_COLLECTION,
  HIDE_COLLECTION,
  ORDER_COLLECTIONS,
  SAVE_COLLECTION,
} from "./collection-calls.ts";

/** A valid call of each operation on collections that takes arguments. */
export const collectionOperations = async (
  testShop: TestShop,
  admin: Person,
): Promise<Record<string, ValidCall>> => {
  const { id, slug } = await collectionCalls(testShop).aCollection(admin);
  const rule = {
    categories: ["PARTY"],
    kinds: ["DRESS"],
    sizes: ["M"],
    minPrice: 100,
    maxPrice: 5000,
    isNew: false,
  };
  const input = collectionContent({ slug, kind: "RULE", rule, productIds: [] });
  return {
    "Query.collection": {
      query: "query($slug: String!) { collection(slug: $slug) { id } }",
      variables: { slug },
    },
    "Query.collections": {
      query: "query($first: Int!) { collections(first: $first) { nodes { id } } }",
      variables: { first: 1 },
    },
    "Query.adminCollections": {
      as: admin,
      query: "query($first: Int!) { adminCollections(first: $first) { nodes { id } } }",
      variables: { first: 1 },
    },
    "Query.adminCollection": { as: admin, query: ADMIN_COLLECTION, variables: { id } },
    "Query.collectionPreview": { as: admin, query: COLLECTION_PREVIEW, variables: { rule } },
    "Query.adminProductsByIds": {
      as: admin,
      query: "query($ids: [ID!]!) { adminProductsByIds(ids: $ids) { id } }",
      variables: { ids: [id] },
    },
    "Mutation.setSimilarProducts": {
      as: admin,
      query: `mutation($productId: ID!, $seenIds: [ID!]!, $ids: [ID!]!) {
        setSimilarProducts(input: { productId: $productId, seenIds: $seenIds, ids: $ids }) { id } }`,
      variables: { productId: id, seenIds: [id], ids: [id] },
    },
    "Mutation.saveCollection": { as: admin, query: SAVE_COLLECTION, variables: { id, version: 99, input } },
    "Mutation.setCollectionHidden": {
      as: admin,
      query: HIDE_COLLECTION,
      variables: { id, version: 99, isHidden: true },
    },
    "Mutation.orderCollections": {
      as: admin,
      query: ORDER_COLLECTIONS,
      variables: { seenIds: [id], ids: [id] },
    },
    "Mutation.deleteCollection": { as: admin, query: DELETE_COLLECTION, variables: { id, version: 99 } },
  };
};
