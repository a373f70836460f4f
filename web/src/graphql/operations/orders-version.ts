import { useQuery } from "@apollo/client/react";
import type { OrdersVersionQuery, OrdersVersionQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const OrdersVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrdersVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersVersion"}}]}}]} as unknown as DocumentNode<OrdersVersionQuery, OrdersVersionQueryVariables>;
export const useOrdersVersionQuery = (options?: useQuery.Options<OrdersVersionQuery, OrdersVersionQueryVariables>) =>
  useQuery(OrdersVersionDocument, options);