import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { RestockAlertsQuery, RestockAlertsQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const RestockAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestockAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restockAlerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]} as unknown as DocumentNode<RestockAlertsQuery, RestockAlertsQueryVariables>;
export const useRestockAlertsQuery = (options: useQuery.Options<RestockAlertsQuery, RestockAlertsQueryVariables>) =>
  useQuery(RestockAlertsDocument, options);

export const useRestockAlertsLazyQuery = (options?: useLazyQuery.Options<RestockAlertsQuery, RestockAlertsQueryVariables>) =>
  useLazyQuery(RestockAlertsDocument, options);

export const useRestockAlertsSuspenseQuery = (options: useSuspenseQuery.Options<RestockAlertsQueryVariables>) =>
  useSuspenseQuery(RestockAlertsDocument, options);