import { useQuery } from "@apollo/client/react";
import type { PunctualityQuery, PunctualityQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const PunctualityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Punctuality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"punctuality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"onTime"}},{"kind":"Field","name":{"kind":"Name","value":"early"}},{"kind":"Field","name":{"kind":"Name","value":"averageDaysLate"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}}]}}]}}]} as unknown as DocumentNode<PunctualityQuery, PunctualityQueryVariables>;
export const usePunctualityQuery = (options?: useQuery.Options<PunctualityQuery, PunctualityQueryVariables>) =>
  useQuery(PunctualityDocument, options);