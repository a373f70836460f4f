import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { CheckCourierCashQuery, CheckCourierCashQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const CheckCourierCashDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckCourierCash"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkCourierCash"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourierCash_file"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourierCash_file"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourierCash"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readyCount"}},{"kind":"Field","name":{"kind":"Name","value":"readyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}}]}}]} as unknown as DocumentNode<CheckCourierCashQuery, CheckCourierCashQueryVariables>;
export const useCheckCourierCashQuery = (options: useQuery.Options<CheckCourierCashQuery, CheckCourierCashQueryVariables>) =>
  useQuery(CheckCourierCashDocument, options);

export const useCheckCourierCashLazyQuery = (options?: useLazyQuery.Options<CheckCourierCashQuery, CheckCourierCashQueryVariables>) =>
  useLazyQuery(CheckCourierCashDocument, options);

export const useCheckCourierCashSuspenseQuery = (options: useSuspenseQuery.Options<CheckCourierCashQueryVariables>) =>
  useSuspenseQuery(CheckCourierCashDocument, options);