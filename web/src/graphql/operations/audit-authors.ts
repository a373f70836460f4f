import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { AuditAuthorsQuery, AuditAuthorsQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const AuditAuthorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditAuthors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditAuthors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AuditAuthorsQuery, AuditAuthorsQueryVariables>;
export const useAuditAuthorsQuery = (options?: useQuery.Options<AuditAuthorsQuery, AuditAuthorsQueryVariables>) =>
  useQuery(AuditAuthorsDocument, options);

export const useAuditAuthorsLazyQuery = (options?: useLazyQuery.Options<AuditAuthorsQuery, AuditAuthorsQueryVariables>) =>
  useLazyQuery(AuditAuthorsDocument, options);

export const useAuditAuthorsSuspenseQuery = (options?: useSuspenseQuery.Options<AuditAuthorsQueryVariables>) =>
  useSuspenseQuery(AuditAuthorsDocument, options);