import { useState } from "react";
import { errorMessage } from "../../graphql/error-message.ts";
import { useSignUpLink } from "./use-sign-up-link.ts";

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
  const sendLink = useSignUpLink();
  const [isSending, setSending] = useState(false);
  const subscribe = async (email: string): Promise<Subscription> => {
    setSending(true);
    try {
      const link = await sendLink(email);
      return link === "failed" ? { failure: FAILED } : link;
    } catch (error) {
      return { failure: failureOf(error) };
    } finally {
      setSending(false);
    }
  };
  return { subscribe, isSending };
};
