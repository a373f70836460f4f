import type { DocumentNode, OperationVariables, TypedDocumentNode } from "@apollo/client";

/** A query document with its variables. */
export type TypedQuery = { document: DocumentNode; variables: OperationVariables };

/** Checks that the variables fit the document. */
export const typedQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): TypedQuery => ({ document, variables });
