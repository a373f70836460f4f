import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { DeliveryRangeQuery, DeliveryRangeQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const DeliveryRangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeliveryRange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pin"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveryRange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pin"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pin"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<DeliveryRangeQuery, DeliveryRangeQueryVariables>;
export const useDeliveryRangeQuery = (options?: useQuery.Options<DeliveryRangeQuery, DeliveryRangeQueryVariables>) =>
  useQuery(DeliveryRangeDocument, options);

export const useDeliveryRangeLazyQuery = (options?: useLazyQuery.Options<DeliveryRangeQuery, DeliveryRangeQueryVariables>) =>
  useLazyQuery(DeliveryRangeDocument, options);

export const useDeliveryRangeSuspenseQuery = (options?: useSuspenseQuery.Options<DeliveryRangeQueryVariables>) =>
  useSuspenseQuery(DeliveryRangeDocument, options);