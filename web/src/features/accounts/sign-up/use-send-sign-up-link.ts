import { useApolloClient } from "@apollo/client/react";
import { EmailExistsDocument, SendVerificationDocument } from "../../../graphql/generated.ts";

/** The message for the outcome "registered" (specification, section 8). */
export const EMAIL_REGISTERED = "Email already registered. Please log in.";

export type SignUpLinkOutcome = "sent" | "registered" | "failed";

/**
 * Mails the link that starts a sign-up, unless the address has an account. The server sends a mail and the same response
 * in both cases, so the hook checks first whether an account exists.
 */
export const useSendSignUpLink = () => {
  const client = useApolloClient();
  return async (email: string): Promise<SignUpLinkOutcome> => {
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
};
