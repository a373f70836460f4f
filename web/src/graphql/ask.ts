import type { DocumentNode, OperationVariables, TypedDocumentNode } from "@apollo/client";

/** A question to the server, before it is sent. */
export type Ask = { document: DocumentNode; variables: OperationVariables };

/** A question with the variables that belong to it. */
export const ask = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Ask => ({ document, variables });
