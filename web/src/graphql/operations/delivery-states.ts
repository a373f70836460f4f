import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { DeliveryStatesQuery, DeliveryStatesQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const DeliveryStatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeliveryStates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode<DeliveryStatesQuery, DeliveryStatesQueryVariables>;
export const useDeliveryStatesQuery = (options?: useQuery.Options<DeliveryStatesQuery, DeliveryStatesQueryVariables>) =>
  useQuery(DeliveryStatesDocument, options);

export const useDeliveryStatesLazyQuery = (options?: useLazyQuery.Options<DeliveryStatesQuery, DeliveryStatesQueryVariables>) =>
  useLazyQuery(DeliveryStatesDocument, options);

export const useDeliveryStatesSuspenseQuery = (options?: useSuspenseQuery.Options<DeliveryStatesQueryVariables>) =>
  useSuspenseQuery(DeliveryStatesDocument, options);