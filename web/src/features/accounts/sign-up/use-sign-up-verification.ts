import { useCallback } from "react";
import { useVerifyEmailMutation } from "../../../graphql/generated.ts";
import { useMailedLink } from "../email-verification/use-mailed-link.ts";

/** Verifies the token of a sign-up link. */
export const useSignUpVerification = (token: string | null) => {
  const [verify] = useVerifyEmailMutation({ fetchPolicy: "no-cache" });
  const verifyToken = useCallback(
    async (linkToken: string) => (await verify({ variables: { token: linkToken } })).data?.verifyEmail.email,
    [verify],
  );
  return useMailedLink(token, verifyToken);
};
