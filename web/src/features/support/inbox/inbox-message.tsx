import { useId, useState } from "react";
import type { InboxMessage_MessageFragment } from "../../../graphql/generated.ts";
import { buttonClasses } from "../../../ui/button-classes.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/dates.ts";
import { ChevronDownIcon } from "../../../ui/icons.tsx";
import { MessageBadge } from "./message-badge.tsx";

type InboxMessageProps = {
  message: InboxMessage_MessageFragment;
  onOpen: () => void;
  onHandled: (isHandled: boolean) => void;
  isChanging: boolean;
};

const mailtoLink = ({ email, ticketNumber, subject }: InboxMessage_MessageFragment) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: [${ticketNumber}] ${subject}`)}`;

/** A row of the inbox. It expands to the text of the message and its actions. */
export const InboxMessage = ({ message, onOpen, onHandled, isChanging }: InboxMessageProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen) onOpen();
  };
  return (
    <article className="border-b border-hairline" aria-labelledby={`${id}-subject`}>
      <h2 className="font-sans text-base tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={toggle}
          className="group grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-2 py-4 text-left hover:bg-paper-deep lg:grid-cols-[12rem_minmax(0,1fr)_auto_6.5rem_1.25rem] lg:px-3"
        >
          <span
            className={`truncate max-lg:col-start-1 max-lg:row-start-1 ${message.readAt ? "text-ink-soft" : "font-semibold"}`}
          >
            {message.name}
          </span>
          <span
            id={`${id}-subject`}
            className={`truncate underline-offset-4 group-hover:underline max-lg:col-span-2 max-lg:row-start-2 ${message.readAt ? "" : "font-semibold"}`}
          >
            {message.subject}
          </span>
          <time
            dateTime={message.createdAt}
            className="text-sm text-ink-soft tabular-nums max-lg:row-start-3 lg:text-right"
          >
            {formatDateTime(message.createdAt)}
          </time>
          <span className="justify-self-end max-lg:col-start-2 max-lg:row-start-1 lg:justify-self-start">
            <MessageBadge message={message} />
          </span>
          <ChevronDownIcon
            className={`justify-self-end transition-transform max-lg:row-start-3 ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
      </h2>
      {isOpen && (
        <div id={id} className="grid gap-5 px-2 pt-4 pb-6 lg:px-3">
          <p className="text-sm text-ink-soft">
            Ticket{" "}
            <span className="font-semibold text-ink tabular-nums" translate="no">
              {message.ticketNumber}
            </span>
            , from{" "}
            <span className="wrap-anywhere">
              {message.name}, {message.email}
            </span>
          </p>
          <p className="max-w-(--container-prose) border-l-4 border-madder-tint pl-4 wrap-anywhere whitespace-pre-wrap">
            {message.message}
          </p>
          <div className="flex flex-wrap gap-3">
            <a href={mailtoLink(message)} className={buttonClasses({ variant: "secondary" })}>
              Answer by mail
            </a>
            <Button
              variant={message.handledAt ? "secondary" : "primary"}
              isLoading={isChanging}
              onClick={() => onHandled(!message.handledAt)}
            >
              {message.handledAt ? "Open again" : "Mark as handled"}
            </Button>
          </div>
        </div>
      )}
    </article>
  );
};
