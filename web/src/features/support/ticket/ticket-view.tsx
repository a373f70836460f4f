import { useRef } from "react";
import type { Ticket_ViewFragment, TicketState } from "../../../graphql/generated.ts";
import { shop } from "../../../shop.ts";
import { formatDate } from "../../../ui/dates.ts";
import { FormMessage } from "../../../ui/form-message.tsx";
import { useFocusWhenLost } from "../../../ui/use-focus-when-lost.ts";
import { TicketMessageView } from "../ticket-message-view.tsx";
import { TicketAnswerForm } from "./ticket-answer-form.tsx";

const stateTexts: Record<TicketState, string> = {
  OPEN: "We are working on it.",
  WAITING: "We have replied and are waiting for your answer.",
  RESOLVED: "This is resolved. If it is not, write to us below and we will look into it again.",
};

type TicketViewProps = {
  token: string;
  ticket: Ticket_ViewFragment;
  /** Whether the customer has just written. */
  hasWritten: boolean;
  onSent: (ticket: Ticket_ViewFragment) => void;
};

/** A ticket as its customer sees it, with the form for the next message. */
export const TicketView = ({ token, ticket, hasWritten, onSent }: TicketViewProps) => {
  const message = useRef<HTMLDivElement>(null);
  // The form is removed when its message is sent.
  useFocusWhenLost(message, ticket.canWrite);
  return (
    <>
      <h2 dir="auto" className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
        {ticket.subject}
      </h2>
      <p className="text-sm text-ink-soft">
        Ticket{" "}
        <span className="tabular-nums" translate="no">
          {ticket.ticketNumber}
        </span>
      </p>
      <p className="mt-4">
        {stateTexts[ticket.state]}
        {ticket.resolutionDueAt &&
          ` We will resolve this by ${formatDate(ticket.resolutionDueAt)} at the latest.`}
      </p>
      <ol className="mt-6 grid gap-6">
        {ticket.messages.map(({ id, isAnswer, message: text, createdAt }) => (
          <TicketMessageView
            key={id}
            author={isAnswer ? shop().name : "You"}
            createdAt={createdAt}
            message={text}
            look={isAnswer ? "shop" : "customer"}
          />
        ))}
      </ol>
      <div ref={message} tabIndex={-1} className="mt-8 outline-none empty:hidden">
        {!ticket.canWrite && (
          <FormMessage
            tone={hasWritten ? "success" : "info"}
            detail="You can write again as soon as we have answered."
          >
            {hasWritten ? "Your message has been sent." : "We have received your last message."}
          </FormMessage>
        )}
      </div>
      {ticket.canWrite && <TicketAnswerForm token={token} onSent={onSent} />}
    </>
  );
};
