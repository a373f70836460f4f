import { useQuery } from "@apollo/client/react";
import type { DeliveryStatesQuery, DeliveryStatesQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const DeliveryStatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeliveryStates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode<DeliveryStatesQuery, DeliveryStatesQueryVariables>;
export const useDeliveryStatesQuery = (options?: useQuery.Options<DeliveryStatesQuery, DeliveryStatesQueryVariables>) =>
  useQuery(DeliveryStatesDocument, options);