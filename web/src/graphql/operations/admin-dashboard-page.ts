import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { AdminDashboardPageQuery, AdminDashboardPageQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const AdminDashboardPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDashboardPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statusCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<AdminDashboardPageQuery, AdminDashboardPageQueryVariables>;
export const useAdminDashboardPageQuery = (options?: useQuery.Options<AdminDashboardPageQuery, AdminDashboardPageQueryVariables>) =>
  useQuery(AdminDashboardPageDocument, options);

export const useAdminDashboardPageLazyQuery = (options?: useLazyQuery.Options<AdminDashboardPageQuery, AdminDashboardPageQueryVariables>) =>
  useLazyQuery(AdminDashboardPageDocument, options);

export const useAdminDashboardPageSuspenseQuery = (options?: useSuspenseQuery.Options<AdminDashboardPageQueryVariables>) =>
  useSuspenseQuery(AdminDashboardPageDocument, options);