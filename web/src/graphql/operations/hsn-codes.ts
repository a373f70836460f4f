import { useQuery } from "@apollo/client/react";
import type { HsnCodesQuery, HsnCodesQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const HsnCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HsnCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hsnCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<HsnCodesQuery, HsnCodesQueryVariables>;
export const useHsnCodesQuery = (options?: useQuery.Options<HsnCodesQuery, HsnCodesQueryVariables>) =>
  useQuery(HsnCodesDocument, options);