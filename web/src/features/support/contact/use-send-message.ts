import { useState } from "react";
import { errorField } from "../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { useSendMessageMutation, type ContactMessageInput } from "../../../graphql/generated.ts";
import { isContactField, type ContactField } from "./contact-draft.ts";

const FAILED = "Your message could not be sent. Please try again.";

/** A sent message: its ticket number, and the name and address of the sender. */
export type SentMessage = { ticketNumber: string; name: string; email: string };

type SendMessageHandlers = {
  onSent: (sent: SentMessage) => void;
  /** The server refused one field. */
  onRefused: (field: ContactField, message: string) => void;
};

/** Sends a contact message. `failure` is the message of an error that belongs to no field; `null` if there is none. */
export const useSendMessage = ({ onSent, onRefused }: SendMessageHandlers) => {
  const [mutate, { loading }] = useSendMessageMutation({ fetchPolicy: "no-cache" });
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (input: ContactMessageInput) => {
    try {
      const { data } = await mutate({ variables: { input } });
      if (!data) return setFailure(FAILED);
      onSent({ ticketNumber: data.sendMessage.ticketNumber, name: input.name, email: input.email });
    } catch (error) {
      const message = writeErrorMessage(error, { fallback: FAILED });
      const field = errorField(error);
      if (isContactField(field)) onRefused(field, message);
      else setFailure(message);
    }
  };

  return { send, isSending: loading, failure, clearFailure: () => setFailure(null) };
};
