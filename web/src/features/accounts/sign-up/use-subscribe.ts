import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorCode, errorMessage } from "../../../graphql/error-message.ts";
import { EmailExistsDocument, useSendVerificationMutation } from "../../../graphql/generated.ts";

/** Specification, section 8. */
const FAILED = "Something went wrong. Please try again.";

/** The outcome of the subscribe box. */
export type Subscription = "sent" | "registered" | { failure: string };

/** The text of the specification; with the server's message if there is one. */
const failureOf = (error: unknown) => {
  const message = errorMessage(error, { fallback: FAILED, network: FAILED });
  return message === FAILED ? FAILED : `Error sending link: ${message}`;
};

/** Checks whether the address has an account. If not, mails the sign-up link. */
export const useSubscribe = () => {
  const client = useApolloClient();
  const [sendLink] = useSendVerificationMutation({ fetchPolicy: "no-cache" });
  const [isSending, setSending] = useState(false);
  const subscribe = async (email: string): Promise<Subscription> => {
    setSending(true);
    try {
      const { data } = await client.query({
        query: EmailExistsDocument,
        variables: { email },
        fetchPolicy: "no-cache",
      });
      if (data?.emailExists) return "registered";
      await sendLink({ variables: { email } });
      return "sent";
    } catch (error) {
      return errorCode(error) === "EMAIL_REGISTERED" ? "registered" : { failure: failureOf(error) };
    } finally {
      setSending(false);
    }
  };
  return { subscribe, isSending };
};
