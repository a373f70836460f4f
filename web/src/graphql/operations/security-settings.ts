import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { SecuritySettingsQuery, SecuritySettingsQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const SecuritySettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecuritySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionRow_session"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeviceSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SecuritySettingsQuery, SecuritySettingsQueryVariables>;
export const useSecuritySettingsQuery = (options?: useQuery.Options<SecuritySettingsQuery, SecuritySettingsQueryVariables>) =>
  useQuery(SecuritySettingsDocument, options);

export const useSecuritySettingsLazyQuery = (options?: useLazyQuery.Options<SecuritySettingsQuery, SecuritySettingsQueryVariables>) =>
  useLazyQuery(SecuritySettingsDocument, options);

export const useSecuritySettingsSuspenseQuery = (options?: useSuspenseQuery.Options<SecuritySettingsQueryVariables>) =>
  useSuspenseQuery(SecuritySettingsDocument, options);