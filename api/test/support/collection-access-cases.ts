import { randomUUID } from "node:crypto";
import { adminsOnly, everyViewer, type AccessCase } from "./access-cases.ts";
import {
  ADMIN_COLLECTION,
  COLLECTION_PREVIEW,
  collectionContent,
  DELETE_COLLECTION,
  HIDE_COLLECTION,
  ORDER_COLLECTIONS,
  SAVE_COLLECTION,
} from "./collection-calls.ts";

/** Who may use the operations on collections. */
export const collectionAccessCases: Record<string, AccessCase> = {
  "Query.collection": {
    allow: everyViewer,
    callOf: () => ['{ collection(slug: "no-such-collection") { id title productCount } }'],
  },
  "Query.collections": {
    allow: everyViewer,
    callOf: () => [
      "{ collections { totalCount nodes { slug title text picture { baseUrl } productCount } } }",
    ],
  },
  "Query.adminCollections": {
    allow: adminsOnly,
    callOf: () => ["{ adminCollections { totalCount nodes { title isHidden } } }"],
  },
  "Query.adminCollection": {
    allow: adminsOnly,
    callOf: async ({ collection }) => [ADMIN_COLLECTION, { id: await collection() }],
  },
  "Query.collectionPreview": {
    allow: adminsOnly,
    callOf: () => [COLLECTION_PREVIEW, { rule: {} }],
  },
  "Query.adminProductsByIds": {
    allow: adminsOnly,
    callOf: ({ productId }) => [
      "query($ids: [ID!]!) { adminProductsByIds(ids: $ids) { id isArchived } }",
      { ids: [productId] },
    ],
  },
  "Mutation.setSimilarProducts": {
    allow: adminsOnly,
    callOf: ({ productId }) => [
      "mutation($id: ID!) { setSimilarProducts(input: { productId: $id, seenIds: [], ids: [] }) { similarIds } }",
      { id: productId },
    ],
  },
  "Mutation.saveCollection": {
    allow: adminsOnly,
    callOf: () => [SAVE_COLLECTION, { id: randomUUID(), version: 0, input: collectionContent() }],
  },
  "Mutation.setCollectionHidden": {
    allow: adminsOnly,
    callOf: async ({ collection }) => [
      HIDE_COLLECTION,
      { id: await collection(), version: 1, isHidden: true },
    ],
  },
  "Mutation.orderCollections": {
    allow: { ...adminsOnly, admin: "COLLECTIONS_CHANGED" },
    callOf: () => [ORDER_COLLECTIONS, { seenIds: [], ids: [randomUUID()] }],
  },
  "Mutation.deleteCollection": {
    allow: adminsOnly,
    callOf: async ({ collection }) => [DELETE_COLLECTION, { id: await collection(), version: 1 }],
  },
};
