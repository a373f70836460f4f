import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { StopAlertsPageQuery, StopAlertsPageQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const StopAlertsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StopAlertsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitedPiecesByLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]} as unknown as DocumentNode<StopAlertsPageQuery, StopAlertsPageQueryVariables>;
export const useStopAlertsPageQuery = (options: useQuery.Options<StopAlertsPageQuery, StopAlertsPageQueryVariables>) =>
  useQuery(StopAlertsPageDocument, options);

export const useStopAlertsPageLazyQuery = (options?: useLazyQuery.Options<StopAlertsPageQuery, StopAlertsPageQueryVariables>) =>
  useLazyQuery(StopAlertsPageDocument, options);

export const useStopAlertsPageSuspenseQuery = (options: useSuspenseQuery.Options<StopAlertsPageQueryVariables>) =>
  useSuspenseQuery(StopAlertsPageDocument, options);