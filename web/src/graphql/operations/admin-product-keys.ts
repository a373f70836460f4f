import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { AdminProductKeysQuery, AdminProductKeysQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const AdminProductKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProductKeys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProductFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminProductKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasMore"}},{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AdminProductKeysQuery, AdminProductKeysQueryVariables>;
export const useAdminProductKeysQuery = (options: useQuery.Options<AdminProductKeysQuery, AdminProductKeysQueryVariables>) =>
  useQuery(AdminProductKeysDocument, options);

export const useAdminProductKeysLazyQuery = (options?: useLazyQuery.Options<AdminProductKeysQuery, AdminProductKeysQueryVariables>) =>
  useLazyQuery(AdminProductKeysDocument, options);

export const useAdminProductKeysSuspenseQuery = (options: useSuspenseQuery.Options<AdminProductKeysQueryVariables>) =>
  useSuspenseQuery(AdminProductKeysDocument, options);