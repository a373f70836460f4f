import { useMutation } from "@apollo/client/react";
import type { StopAlertsByLinkMutation, StopAlertsByLinkMutationVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const StopAlertsByLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopAlertsByLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelRestockAlertsByLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<StopAlertsByLinkMutation, StopAlertsByLinkMutationVariables>;
export const useStopAlertsByLinkMutation = (options?: useMutation.Options<StopAlertsByLinkMutation, StopAlertsByLinkMutationVariables>) =>
  useMutation(StopAlertsByLinkDocument, options);