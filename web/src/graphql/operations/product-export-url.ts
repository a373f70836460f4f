import { useQuery } from "@apollo/client/react";
import type { ProductExportUrlQuery, ProductExportUrlQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const ProductExportUrlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductExportUrl"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productExportUrl"}}]}}]} as unknown as DocumentNode<ProductExportUrlQuery, ProductExportUrlQueryVariables>;
export const useProductExportUrlQuery = (options?: useQuery.Options<ProductExportUrlQuery, ProductExportUrlQueryVariables>) =>
  useQuery(ProductExportUrlDocument, options);