import { useState, type FormEvent } from "react";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { useAnswerTicketByLinkMutation, type Ticket_ViewFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formText } from "../../../ui/form-text.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { PrivacyNotice } from "../../accounts/notices/privacy-notice.tsx";
import { ticketNotice } from "../../accounts/notices/ticket.notice.ts";
import { maxLengths } from "../contact/contact-draft.ts";

type TicketAnswerFormProps = {
  token: string;
  onSent: (ticket: Ticket_ViewFragment) => void;
};

/** The customer's next message to a ticket. The text stays after a failure; the same text again is sent once. */
export const TicketAnswerForm = ({ token, onSent }: TicketAnswerFormProps) => {
  const { errors, show, form } = useFieldErrors<"message">();
  const [mutate, { loading }] = useAnswerTicketByLinkMutation({ fetchPolicy: "no-cache" });
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = formText(new FormData(event.currentTarget), "message").trim();
    setFailure(null);
    if (message === "") return show({ message: "Please enter a message." });
    try {
      const { data } = await mutate({ variables: { token, message } });
      if (data) onSent(data.answerTicketByLink);
    } catch (error) {
      setFailure(writeErrorMessage(error, { fallback: "Your message could not be sent. Please try again." }));
    }
  };
  return (
    <form {...form} onSubmit={(event) => void submit(event)} className="form-stack mt-8">
      <TextArea
        label="Write to us again"
        name="message"
        rows={5}
        maxLength={maxLengths.message}
        error={errors.message}
        required
      />
      <FormMessage tone="error">{failure}</FormMessage>
      <Button type="submit" size="large" isWide isLoading={loading}>
        Send Message
      </Button>
      <PrivacyNotice notice={ticketNotice} />
    </form>
  );
};
