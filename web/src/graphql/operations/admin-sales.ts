import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { AdminSalesQuery, AdminSalesQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const AdminSalesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSales"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salesByDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"netRevenue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bestSellers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}}]}}]}}]}}]} as unknown as DocumentNode<AdminSalesQuery, AdminSalesQueryVariables>;
export const useAdminSalesQuery = (options: useQuery.Options<AdminSalesQuery, AdminSalesQueryVariables>) =>
  useQuery(AdminSalesDocument, options);

export const useAdminSalesLazyQuery = (options?: useLazyQuery.Options<AdminSalesQuery, AdminSalesQueryVariables>) =>
  useLazyQuery(AdminSalesDocument, options);

export const useAdminSalesSuspenseQuery = (options: useSuspenseQuery.Options<AdminSalesQueryVariables>) =>
  useSuspenseQuery(AdminSalesDocument, options);