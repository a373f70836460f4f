import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { OrdersVersionQuery, OrdersVersionQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const OrdersVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrdersVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersVersion"}}]}}]} as unknown as DocumentNode<OrdersVersionQuery, OrdersVersionQueryVariables>;
export const useOrdersVersionQuery = (options?: useQuery.Options<OrdersVersionQuery, OrdersVersionQueryVariables>) =>
  useQuery(OrdersVersionDocument, options);

export const useOrdersVersionLazyQuery = (options?: useLazyQuery.Options<OrdersVersionQuery, OrdersVersionQueryVariables>) =>
  useLazyQuery(OrdersVersionDocument, options);

export const useOrdersVersionSuspenseQuery = (options?: useSuspenseQuery.Options<OrdersVersionQueryVariables>) =>
  useSuspenseQuery(OrdersVersionDocument, options);