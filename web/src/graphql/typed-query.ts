import type { DocumentNode, OperationVariables, TypedDocumentNode } from "@apollo/client";

/** A question to the server, before it is sent. */
export type TypedQuery = { document: DocumentNode; variables: OperationVariables };

/** A question with the variables that belong to it. */
export const typedQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): TypedQuery => ({ document, variables });
