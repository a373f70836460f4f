import { useEffect, useEffectEvent, useId, useState } from "react";
import type { InboxMessage_MessageFragment } from "../../../graphql/generated.ts";
import { formatDateTime } from "../../../ui/dates.ts";
import { ChevronDownIcon } from "../../../ui/icons.tsx";
import { MessageBadge } from "./message-badge.tsx";
import { TicketFacts } from "./ticket-facts.tsx";
import { TicketForms } from "./ticket-forms.tsx";
import { TicketThread } from "./ticket-thread.tsx";

type InboxMessageProps = {
  message: InboxMessage_MessageFragment;
  onOpen: () => void;
  /** Whether it is open from the start, as the only one of the page. */
  isAlone: boolean;
};

/** A row of the inbox. It expands to the conversation of the ticket and its forms, which stay when it is closed. */
export const InboxMessage = ({ message, onOpen, isAlone }: InboxMessageProps) => {
  const [isOpen, setOpen] = useState(isAlone);
  const [wasOpened, setOpened] = useState(isAlone);
  const read = useEffectEvent(onOpen);
  useEffect(() => {
    if (isAlone) read();
  }, [isAlone]);
  const id = useId();
  const toggle = () => {
    setOpen(!isOpen);
    setOpened(true);
    if (!isOpen) onOpen();
  };
  return (
    <article className="border-b border-hairline" aria-labelledby={`${id}-subject`}>
      <h2 className="font-sans text-base tracking-normal">
        <button
          type="button"
          data-row-main
          aria-expanded={isOpen}
          aria-controls={wasOpened ? id : undefined}
          onClick={toggle}
          className="group grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-2 py-4 text-left hover:bg-paper-deep lg:grid-cols-[12rem_minmax(0,1fr)_auto_12.5rem_1.25rem] lg:px-3"
        >
          <span
            dir="auto"
            className={`truncate max-lg:col-start-1 max-lg:row-start-1 ${message.readAt ? "text-ink-soft" : "font-semibold"}`}
          >
            {message.name}
          </span>
          <span
            id={`${id}-subject`}
            dir="auto"
            className={`truncate underline-offset-4 group-hover:underline max-lg:col-span-2 max-lg:row-start-2 ${message.readAt ? "" : "font-semibold"}`}
          >
            {message.subject}
          </span>
          <time
            dateTime={message.createdAt}
            className="text-sm text-ink-soft tabular-nums max-lg:col-span-2 max-lg:col-start-1 max-lg:row-start-3 lg:text-right"
          >
            {formatDateTime(message.createdAt)}
          </time>
          <span className="flex flex-wrap justify-end gap-1 justify-self-end max-lg:col-start-2 max-lg:row-start-1 lg:justify-self-start">
            <MessageBadge message={message} />
          </span>
          <ChevronDownIcon
            className={`justify-self-end transition-transform max-lg:col-start-2 max-lg:row-start-3 ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
      </h2>
      {wasOpened && (
        <div id={id} hidden={!isOpen} className="px-2 pt-4 pb-8 lg:px-3">
          <div className="grid gap-6">
            <TicketFacts message={message} />
            <TicketThread message={message} />
            <TicketForms message={message} />
          </div>
        </div>
      )}
    </article>
  );
};
