import { useCallback } from "react";
import { useConfirmEmailMutation } from "../../../graphql/generated.ts";
import { useMailedLink } from "./use-mailed-link.ts";

/** Makes the address of a mailed link hers. */
export const useConfirmation = (token: string | null) => {
  const [confirm] = useConfirmEmailMutation({ fetchPolicy: "no-cache" });
  const addressOf = useCallback(
    async (asked: string) => (await confirm({ variables: { token: asked } })).data?.confirmEmail,
    [confirm],
  );
  return useMailedLink(token, addressOf);
};
