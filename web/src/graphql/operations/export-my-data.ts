import { useQuery } from "@apollo/client/react";
import type { ExportMyDataQuery, ExportMyDataQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const ExportMyDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportMyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportMyData"}}]}}]} as unknown as DocumentNode<ExportMyDataQuery, ExportMyDataQueryVariables>;
export const useExportMyDataQuery = (options?: useQuery.Options<ExportMyDataQuery, ExportMyDataQueryVariables>) =>
  useQuery(ExportMyDataDocument, options);