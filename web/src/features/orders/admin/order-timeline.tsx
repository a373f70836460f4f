import type { OrderEventKind, OrderTimeline_EventFragment } from "../../../graphql/generated.ts";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { formatDateTime } from "../../../ui/dates.ts";
import { CashIcon, ChatIcon, MailIcon, ReturnIcon } from "../../../ui/first-load-icons.tsx";
import { BoxIcon, PencilIcon, ListIcon } from "../../../ui/icons.tsx";
import { TimelineStep } from "../../../ui/timeline-step.tsx";

const icons: Record<OrderEventKind, ReactNode> = {
  STATUS: <BoxIcon size={16} />,
  PAYMENT: <CashIcon size={16} />,
  REFUND: <ReturnIcon size={16} />,
  DOCUMENT: <ListIcon size={16} />,
  MAIL: <MailIcon size={16} />,
  CHANGE: <PencilIcon size={16} />,
  MESSAGE: <ChatIcon size={16} />,
};

/** Everything that happened to an order, oldest first. */
export const OrderTimeline = ({ events }: { events: readonly OrderTimeline_EventFragment[] }) => (
  <ol>
    {events.map((event) => (
      <TimelineStep key={event.id} icon={icons[event.kind]}>
        <span className="block font-semibold">{event.title}</span>
        {event.detail && (
          <span dir="auto" className="block">
            {event.detail}
          </span>
        )}
        {event.ticketNumber && (
          <Link
            to={paths.adminMessages({ ticket: event.ticketNumber })}
            className="text-link inline-flex min-h-11 items-center"
          >
            Ticket <span translate="no">&nbsp;{event.ticketNumber}</span>
          </Link>
        )}
        <span className="block text-ink-soft tabular-nums">
          <time dateTime={event.happenedAt}>{formatDateTime(event.happenedAt)}</time>
          {event.by && `, by ${event.by}`}
        </span>
      </TimelineStep>
    ))}
  </ol>
);
