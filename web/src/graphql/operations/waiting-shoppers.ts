import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { WaitingShoppersQuery, WaitingShoppersQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const WaitingShoppersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingShoppers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingShoppers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<WaitingShoppersQuery, WaitingShoppersQueryVariables>;
export const useWaitingShoppersQuery = (options: useQuery.Options<WaitingShoppersQuery, WaitingShoppersQueryVariables>) =>
  useQuery(WaitingShoppersDocument, options);

export const useWaitingShoppersLazyQuery = (options?: useLazyQuery.Options<WaitingShoppersQuery, WaitingShoppersQueryVariables>) =>
  useLazyQuery(WaitingShoppersDocument, options);

export const useWaitingShoppersSuspenseQuery = (options: useSuspenseQuery.Options<WaitingShoppersQueryVariables>) =>
  useSuspenseQuery(WaitingShoppersDocument, options);