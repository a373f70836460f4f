import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { CheckCircleIcon } from "../../../ui/icons.tsx";
import type { SentMessage } from "./use-send-message.ts";

/** Replaces the form after a message was sent, and shows its ticket number. */
export const MessageSent = ({
  sent: { ticketNumber, name, email },
  onAnother,
}: {
  sent: SentMessage;
  onAnother: () => void;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <CheckCircleIcon size={40} className="-ml-1.5 text-leaf" />
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-2xl outline-none wrap-anywhere">
        Thank you, {name}
      </h2>
      <p className="mt-3 text-ink-soft">
        Your message is with us. We answer by mail to <span className="wrap-anywhere text-ink">{email}</span>,
        as a rule within a day.
      </p>
      <dl className="mt-6 border-y border-hairline py-4">
        <dt className="text-sm text-ink-soft">Your ticket number</dt>
        <dd className="font-display text-3xl tabular-nums" translate="no">
          {ticketNumber}
        </dd>
      </dl>
      <p className="mt-4 text-sm text-ink-soft">Please quote it if you write to us again about this.</p>
      <Button variant="secondary" className="mt-6" onClick={onAnother}>
        Write another message
      </Button>
    </div>
  );
};
