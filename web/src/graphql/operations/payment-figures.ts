import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { PaymentFiguresQuery, PaymentFiguresQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const PaymentFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figure"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<PaymentFiguresQuery, PaymentFiguresQueryVariables>;
export const usePaymentFiguresQuery = (options?: useQuery.Options<PaymentFiguresQuery, PaymentFiguresQueryVariables>) =>
  useQuery(PaymentFiguresDocument, options);

export const usePaymentFiguresLazyQuery = (options?: useLazyQuery.Options<PaymentFiguresQuery, PaymentFiguresQueryVariables>) =>
  useLazyQuery(PaymentFiguresDocument, options);

export const usePaymentFiguresSuspenseQuery = (options?: useSuspenseQuery.Options<PaymentFiguresQueryVariables>) =>
  useSuspenseQuery(PaymentFiguresDocument, options);