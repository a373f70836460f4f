import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { MyReturnCountQuery, MyReturnCountQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const MyReturnCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyReturnCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myReturns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<MyReturnCountQuery, MyReturnCountQueryVariables>;
export const useMyReturnCountQuery = (options?: useQuery.Options<MyReturnCountQuery, MyReturnCountQueryVariables>) =>
  useQuery(MyReturnCountDocument, options);

export const useMyReturnCountLazyQuery = (options?: useLazyQuery.Options<MyReturnCountQuery, MyReturnCountQueryVariables>) =>
  useLazyQuery(MyReturnCountDocument, options);

export const useMyReturnCountSuspenseQuery = (options?: useSuspenseQuery.Options<MyReturnCountQueryVariables>) =>
  useSuspenseQuery(MyReturnCountDocument, options);