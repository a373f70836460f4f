import type { ApolloClient } from "@apollo/client";
import { EmailExistsDocument, SendVerificationDocument } from "../../../graphql/generated.ts";

export type SignUpLinkOutcome = "sent" | "registered" | "failed";

/**
 * Mails the link that starts a sign-up, unless the address has an account. The server sends a mail and the same response
 * in both cases, so it is checked first whether an account exists.
 */
export const sendSignUpLink = async (client: ApolloClient, email: string): Promise<SignUpLinkOutcome> => {
  const variables = { email };
  const existing = await client.query({ query: EmailExistsDocument, variables, fetchPolicy: "no-cache" });
  if (existing.data?.emailExists) return "registered";
  const sent = await client.mutate({
    mutation: SendVerificationDocument,
    variables,
    fetchPolicy: "no-cache",
  });
  return sent.data ? "sent" : "failed";
};
