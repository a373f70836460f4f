import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { CheckoutQuoteQuery, CheckoutQuoteQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const CheckoutQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderLineInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkoutQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutQuote_quote"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutQuote_quote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckoutQuote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"shippingCost"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<CheckoutQuoteQuery, CheckoutQuoteQueryVariables>;
export const useCheckoutQuoteQuery = (options: useQuery.Options<CheckoutQuoteQuery, CheckoutQuoteQueryVariables>) =>
  useQuery(CheckoutQuoteDocument, options);

export const useCheckoutQuoteLazyQuery = (options?: useLazyQuery.Options<CheckoutQuoteQuery, CheckoutQuoteQueryVariables>) =>
  useLazyQuery(CheckoutQuoteDocument, options);

export const useCheckoutQuoteSuspenseQuery = (options: useSuspenseQuery.Options<CheckoutQuoteQueryVariables>) =>
  useSuspenseQuery(CheckoutQuoteDocument, options);