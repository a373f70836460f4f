import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { ReturnMoneyQuery, ReturnMoneyQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const ReturnMoneyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReturnMoney"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnLineInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}}]}}]}}]} as unknown as DocumentNode<ReturnMoneyQuery, ReturnMoneyQueryVariables>;
export const useReturnMoneyQuery = (options: useQuery.Options<ReturnMoneyQuery, ReturnMoneyQueryVariables>) =>
  useQuery(ReturnMoneyDocument, options);

export const useReturnMoneyLazyQuery = (options?: useLazyQuery.Options<ReturnMoneyQuery, ReturnMoneyQueryVariables>) =>
  useLazyQuery(ReturnMoneyDocument, options);

export const useReturnMoneySuspenseQuery = (options: useSuspenseQuery.Options<ReturnMoneyQueryVariables>) =>
  useSuspenseQuery(ReturnMoneyDocument, options);