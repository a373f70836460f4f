import { useApolloClient } from "@apollo/client/react";
import { EmailExistsDocument, SendVerificationDocument } from "../../graphql/generated.ts";

export type SignUpLink = "sent" | "registered" | "failed";

/**
 * Mails the link that begins a sign-up, unless the address has an account. The server mails something in both cases and
 * answers them alike, so the account is asked about first.
 */
export const useSignUpLink = () => {
  const client = useApolloClient();
  return async (email: string): Promise<SignUpLink> => {
    const variables = { email };
    const known = await client.query({ query: EmailExistsDocument, variables, fetchPolicy: "no-cache" });
    if (known.data?.emailExists) return "registered";
    const sent = await client.mutate({
      mutation: SendVerificationDocument,
      variables,
      fetchPolicy: "no-cache",
    });
    return sent.data ? "sent" : "failed";
  };
};
