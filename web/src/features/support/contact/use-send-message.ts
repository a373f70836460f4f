import { useState } from "react";
import { errorField, errorMessage } from "../../../graphql/error-message.ts";
import { useSendMessageMutation, type ContactMessageInput } from "../../../graphql/generated.ts";
import { isContactPart, type ContactPart } from "./contact-draft.ts";

const FAILED = "Your message could not be sent. Please try again.";

/** A message that the shop has: its number, and where the answer goes. */
export type SentMessage = { ticketNumber: string; name: string; email: string };

type Outcomes = {
  onSent: (sent: SentMessage) => void;
  /** The shop refused one part of it. */
  onRefused: (part: ContactPart, sentence: string) => void;
};

/** Sends a message to the shop. What is wrong with no single part of it stands in `failure`. */
export const useSendMessage = ({ onSent, onRefused }: Outcomes) => {
  const [mutate, { loading }] = useSendMessageMutation({ fetchPolicy: "no-cache" });
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (input: ContactMessageInput) => {
    try {
      const { data } = await mutate({ variables: { input } });
      if (!data) return setFailure(FAILED);
      onSent({ ticketNumber: data.sendMessage.ticketNumber, name: input.name, email: input.email });
    } catch (error) {
      const sentence = errorMessage(error, { fallback: FAILED });
      const part = errorField(error);
      if (isContactPart(part)) onRefused(part, sentence);
      else setFailure(sentence);
    }
  };

  return { send, isSending: loading, failure, forgetFailure: () => setFailure(null) };
};
