import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { HiddenReviewsQuery, HiddenReviewsQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const HiddenReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HiddenReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review_review"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review_review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isVerifiedBuyer"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]} as unknown as DocumentNode<HiddenReviewsQuery, HiddenReviewsQueryVariables>;
export const useHiddenReviewsQuery = (options: useQuery.Options<HiddenReviewsQuery, HiddenReviewsQueryVariables>) =>
  useQuery(HiddenReviewsDocument, options);

export const useHiddenReviewsLazyQuery = (options?: useLazyQuery.Options<HiddenReviewsQuery, HiddenReviewsQueryVariables>) =>
  useLazyQuery(HiddenReviewsDocument, options);

export const useHiddenReviewsSuspenseQuery = (options: useSuspenseQuery.Options<HiddenReviewsQueryVariables>) =>
  useSuspenseQuery(HiddenReviewsDocument, options);