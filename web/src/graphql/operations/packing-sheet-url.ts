import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { PackingSheetUrlQuery, PackingSheetUrlQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const PackingSheetUrlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackingSheetUrl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PackingSheet"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packingSheetUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sheet"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}}}]}]}}]} as unknown as DocumentNode<PackingSheetUrlQuery, PackingSheetUrlQueryVariables>;
export const usePackingSheetUrlQuery = (options: useQuery.Options<PackingSheetUrlQuery, PackingSheetUrlQueryVariables>) =>
  useQuery(PackingSheetUrlDocument, options);

export const usePackingSheetUrlLazyQuery = (options?: useLazyQuery.Options<PackingSheetUrlQuery, PackingSheetUrlQueryVariables>) =>
  useLazyQuery(PackingSheetUrlDocument, options);

export const usePackingSheetUrlSuspenseQuery = (options: useSuspenseQuery.Options<PackingSheetUrlQueryVariables>) =>
  useSuspenseQuery(PackingSheetUrlDocument, options);