import { useCallback } from "react";
import { useVerifyEmailMutation } from "../../../graphql/generated.ts";
import { useMailedLink } from "../email-verification/use-mailed-link.ts";

/** What a link to sign up proves. */
export const useVerification = (token: string | null) => {
  const [verify] = useVerifyEmailMutation({ fetchPolicy: "no-cache" });
  const addressOf = useCallback(
    async (asked: string) => (await verify({ variables: { token: asked } })).data?.verifyEmail,
    [verify],
  );
  return useMailedLink(token, addressOf);
};
