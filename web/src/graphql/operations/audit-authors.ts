import { useQuery } from "@apollo/client/react";
import type { AuditAuthorsQuery, AuditAuthorsQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const AuditAuthorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditAuthors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditAuthors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AuditAuthorsQuery, AuditAuthorsQueryVariables>;
export const useAuditAuthorsQuery = (options?: useQuery.Options<AuditAuthorsQuery, AuditAuthorsQueryVariables>) =>
  useQuery(AuditAuthorsDocument, options);