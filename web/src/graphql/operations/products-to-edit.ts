import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { ProductsToEditQuery, ProductsToEditQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const ProductsToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductsToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productsToEdit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GridRow_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GridRow_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isTracked"}}]}}]} as unknown as DocumentNode<ProductsToEditQuery, ProductsToEditQueryVariables>;
export const useProductsToEditQuery = (options: useQuery.Options<ProductsToEditQuery, ProductsToEditQueryVariables>) =>
  useQuery(ProductsToEditDocument, options);

export const useProductsToEditLazyQuery = (options?: useLazyQuery.Options<ProductsToEditQuery, ProductsToEditQueryVariables>) =>
  useLazyQuery(ProductsToEditDocument, options);

export const useProductsToEditSuspenseQuery = (options: useSuspenseQuery.Options<ProductsToEditQueryVariables>) =>
  useSuspenseQuery(ProductsToEditDocument, options);