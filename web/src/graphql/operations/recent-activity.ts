import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { RecentActivityQuery, RecentActivityQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const RecentActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productTitle"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"returnId"}},{"kind":"Field","name":{"kind":"Name","value":"returnNumber"}},{"kind":"Field","name":{"kind":"Name","value":"returnStep"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<RecentActivityQuery, RecentActivityQueryVariables>;
export const useRecentActivityQuery = (options?: useQuery.Options<RecentActivityQuery, RecentActivityQueryVariables>) =>
  useQuery(RecentActivityDocument, options);

export const useRecentActivityLazyQuery = (options?: useLazyQuery.Options<RecentActivityQuery, RecentActivityQueryVariables>) =>
  useLazyQuery(RecentActivityDocument, options);

export const useRecentActivitySuspenseQuery = (options?: useSuspenseQuery.Options<RecentActivityQueryVariables>) =>
  useSuspenseQuery(RecentActivityDocument, options);