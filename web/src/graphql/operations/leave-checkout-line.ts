import { useMutation } from "@apollo/client/react";
import type { LeaveCheckoutLineMutation, LeaveCheckoutLineMutationVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const LeaveCheckoutLineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveCheckoutLine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveCheckoutLine"}}]}}]} as unknown as DocumentNode<LeaveCheckoutLineMutation, LeaveCheckoutLineMutationVariables>;
export const useLeaveCheckoutLineMutation = (options?: useMutation.Options<LeaveCheckoutLineMutation, LeaveCheckoutLineMutationVariables>) =>
  useMutation(LeaveCheckoutLineDocument, options);