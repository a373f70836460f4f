import type { ApolloClient } from "@apollo/client";
import { StartPasskeyLoginDocument, type FinishLoginInput } from "../../../graphql/generated.ts";
import { askForPasskey } from "../second-factor/passkey-browser.ts";

/** The proof of a login by a passkey: of the account whose password was right, or of any account, even after such a password. */
export const passkeyProof = async (
  client: ApolloClient,
  { anyAccount }: { anyAccount: boolean },
): Promise<FinishLoginInput> => {
  const { data } = await client.mutate({
    mutation: StartPasskeyLoginDocument,
    variables: { anyAccount },
    fetchPolicy: "no-cache",
  });
  return { passkey: await askForPasskey(data?.startPasskeyLogin.options) };
};
