import { useMutation } from "@apollo/client/react";
import type { CancelRestockAlertMutation, CancelRestockAlertMutationVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const CancelRestockAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelRestockAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelRestockAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<CancelRestockAlertMutation, CancelRestockAlertMutationVariables>;
export const useCancelRestockAlertMutation = (options?: useMutation.Options<CancelRestockAlertMutation, CancelRestockAlertMutationVariables>) =>
  useMutation(CancelRestockAlertDocument, options);