import { useQuery } from "@apollo/client/react";
import type { SettlementDaysQuery, SettlementDaysQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const SettlementDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettlementDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settlementDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"fetchedAt"}}]}}]}}]} as unknown as DocumentNode<SettlementDaysQuery, SettlementDaysQueryVariables>;
export const useSettlementDaysQuery = (options?: useQuery.Options<SettlementDaysQuery, SettlementDaysQueryVariables>) =>
  useQuery(SettlementDaysDocument, options);