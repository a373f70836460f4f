import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { CartChoicesQuery, CartChoicesQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const CartChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"totalQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CartChoicesQuery, CartChoicesQueryVariables>;
export const useCartChoicesQuery = (options?: useQuery.Options<CartChoicesQuery, CartChoicesQueryVariables>) =>
  useQuery(CartChoicesDocument, options);

export const useCartChoicesLazyQuery = (options?: useLazyQuery.Options<CartChoicesQuery, CartChoicesQueryVariables>) =>
  useLazyQuery(CartChoicesDocument, options);

export const useCartChoicesSuspenseQuery = (options?: useSuspenseQuery.Options<CartChoicesQueryVariables>) =>
  useSuspenseQuery(CartChoicesDocument, options);