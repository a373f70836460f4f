import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { AccountSettingsQuery, AccountSettingsQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const AccountSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnverifiedEmail_user"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnverifiedEmail_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryEmail"}}]}}]} as unknown as DocumentNode<AccountSettingsQuery, AccountSettingsQueryVariables>;
export const useAccountSettingsQuery = (options?: useQuery.Options<AccountSettingsQuery, AccountSettingsQueryVariables>) =>
  useQuery(AccountSettingsDocument, options);

export const useAccountSettingsLazyQuery = (options?: useLazyQuery.Options<AccountSettingsQuery, AccountSettingsQueryVariables>) =>
  useLazyQuery(AccountSettingsDocument, options);

export const useAccountSettingsSuspenseQuery = (options?: useSuspenseQuery.Options<AccountSettingsQueryVariables>) =>
  useSuspenseQuery(AccountSettingsDocument, options);