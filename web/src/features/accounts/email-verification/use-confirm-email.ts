import { useCallback } from "react";
import { useConfirmEmailMutation } from "../../../graphql/generated.ts";
import { useMailedLink } from "./use-mailed-link.ts";

/** Verifies the account's pending address with the token of a mailed link. */
export const useConfirmEmail = (token: string | null) => {
  const [confirm] = useConfirmEmailMutation({ fetchPolicy: "no-cache" });
  const verifyToken = useCallback(
    async (linkToken: string) =>
      (await confirm({ variables: { token: linkToken } })).data?.confirmEmail.email,
    [confirm],
  );
  return useMailedLink(token, verifyToken);
};
