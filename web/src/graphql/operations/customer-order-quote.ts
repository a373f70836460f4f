import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { CustomerOrderQuoteQuery, CustomerOrderQuoteQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const CustomerOrderQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerOrderQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderLineInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerOrderQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"shippingCost"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]}}]} as unknown as DocumentNode<CustomerOrderQuoteQuery, CustomerOrderQuoteQueryVariables>;
export const useCustomerOrderQuoteQuery = (options: useQuery.Options<CustomerOrderQuoteQuery, CustomerOrderQuoteQueryVariables>) =>
  useQuery(CustomerOrderQuoteDocument, options);

export const useCustomerOrderQuoteLazyQuery = (options?: useLazyQuery.Options<CustomerOrderQuoteQuery, CustomerOrderQuoteQueryVariables>) =>
  useLazyQuery(CustomerOrderQuoteDocument, options);

export const useCustomerOrderQuoteSuspenseQuery = (options: useSuspenseQuery.Options<CustomerOrderQuoteQueryVariables>) =>
  useSuspenseQuery(CustomerOrderQuoteDocument, options);