import { useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { ProfileEditPageQuery, ProfileEditPageQueryVariables } from "../generated.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const ProfileEditPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileEditPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForm_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"profilePic"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_user"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}}]}}]} as unknown as DocumentNode<ProfileEditPageQuery, ProfileEditPageQueryVariables>;
export const useProfileEditPageQuery = (options?: useQuery.Options<ProfileEditPageQuery, ProfileEditPageQueryVariables>) =>
  useQuery(ProfileEditPageDocument, options);

export const useProfileEditPageLazyQuery = (options?: useLazyQuery.Options<ProfileEditPageQuery, ProfileEditPageQueryVariables>) =>
  useLazyQuery(ProfileEditPageDocument, options);

export const useProfileEditPageSuspenseQuery = (options?: useSuspenseQuery.Options<ProfileEditPageQueryVariables>) =>
  useSuspenseQuery(ProfileEditPageDocument, options);