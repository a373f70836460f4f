import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorCode, errorMessage } from "../../../graphql/error-message.ts";
import { EmailExistsDocument, useSendVerificationMutation } from "../../../graphql/generated.ts";

/** Specification, section 8. */
const FAILED = "Something went wrong. Please try again.";

/** What came of an address that was typed into the subscribe box. */
export type Subscription = "sent" | "registered" | { failure: string };

/** The sentence of the specification around the server's own, where it refused with one. */
const failureOf = (error: unknown) => {
  const said = errorMessage(error, { fallback: FAILED, network: FAILED });
  return said === FAILED ? FAILED : `Error sending link: ${said}`;
};

/** Asks whether the address has an account; if not, mails the link that begins one. */
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
