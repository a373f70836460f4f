import { useCallback, useState } from "react";
import { useConfirmEmailMutation } from "../../../graphql/generated.ts";
import { useMailedLink } from "./use-mailed-link.ts";

/**
 * Verifies the account's pending address with the token of a mailed link, once `press` is called: mail scanners and previews open
 * links too.
 */
export const useConfirmEmail = (token: string | null) => {
  const [confirm] = useConfirmEmailMutation({ fetchPolicy: "no-cache" });
  const verifyToken = useCallback(
    async (linkToken: string) =>
      (await confirm({ variables: { token: linkToken } })).data?.confirmEmail.email,
    [confirm],
  );
  const [pressedToken, setPressedToken] = useState<string | null>(null);
  const link = useMailedLink(pressedToken === token ? token : null, verifyToken);
  return { ...link, press: () => setPressedToken(token) };
};
