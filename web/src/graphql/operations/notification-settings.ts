import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { NotificationSettingsQuery, NotificationSettingsQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const NotificationSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationChoices_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationChoices_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifyEmail"}},{"kind":"Field","name":{"kind":"Name","value":"notifyOrderUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"notifySecurity"}},{"kind":"Field","name":{"kind":"Name","value":"notifyPromotions"}}]}}]} as unknown as DocumentNode<NotificationSettingsQuery, NotificationSettingsQueryVariables>;
export const useNotificationSettingsQuery = (options?: useQuery.Options<NotificationSettingsQuery, NotificationSettingsQueryVariables>) =>
  useQuery(NotificationSettingsDocument, options);

export const useNotificationSettingsLazyQuery = (options?: useLazyQuery.Options<NotificationSettingsQuery, NotificationSettingsQueryVariables>) =>
  useLazyQuery(NotificationSettingsDocument, options);

export const useNotificationSettingsSuspenseQuery = (options?: useSuspenseQuery.Options<NotificationSettingsQueryVariables>) =>
  useSuspenseQuery(NotificationSettingsDocument, options);