import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";

/** Specification, section 8. */
const FAILED = "Something went wrong. Please try again.";

/** The outcome of the subscribe box. */
export type Subscription = "sent" | "registered" | { failure: string };

/** The text of the specification; with the server's message if there is one. */
export const subscribeFailureText = (error: unknown) => {
  const message = errorMessage(error, { fallback: FAILED, network: FAILED });
  return message === FAILED ? FAILED : `Error sending link: ${message}`;
};

/** Checks whether the address has an account. If not, mails the sign-up link. */
export const useSubscribe = () => {
  const client = useApolloClient();
  const [isSending, setSending] = useState(false);
  const subscribe = async (email: string): Promise<Subscription> => {
    setSending(true);
    try {
      // Few visitors subscribe: the code is not part of the home page.
      const { sendSignUpLink } = await import("./send-sign-up-link.ts");
      const outcome = await sendSignUpLink(client, email);
      return outcome === "failed" ? { failure: FAILED } : outcome;
    } catch (error) {
      return { failure: subscribeFailureText(error) };
    } finally {
      setSending(false);
    }
  };
  return { subscribe, isSending };
};
