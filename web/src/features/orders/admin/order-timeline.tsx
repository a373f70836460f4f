import type { OrderEventKind, OrderTimeline_EventFragment } from "../../../graphql/generated.ts";
import type { ReactNode } from "react";
import { formatDateTime } from "../../../ui/dates.ts";
import { CashIcon, MailIcon, ReturnIcon } from "../../../ui/first-load-icons.tsx";
import { BoxIcon, PencilIcon, ListIcon } from "../../../ui/icons.tsx";

const icons: Record<OrderEventKind, ReactNode> = {
  STATUS: <BoxIcon size={16} />,
  PAYMENT: <CashIcon size={16} />,
  REFUND: <ReturnIcon size={16} />,
  DOCUMENT: <ListIcon size={16} />,
  MAIL: <MailIcon size={16} />,
  CHANGE: <PencilIcon size={16} />,
};

/** Everything that happened to an order, oldest first. */
export const OrderTimeline = ({ events }: { events: readonly OrderTimeline_EventFragment[] }) => (
  <ol>
    {events.map((event) => (
      <li
        key={event.id}
        className="relative flex gap-3 pb-4 before:absolute before:top-6 before:bottom-0 before:left-[11.5px] before:w-px before:bg-hairline last:pb-0 last:before:hidden"
      >
        <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-paper-deep text-ink-soft">
          {icons[event.kind]}
        </span>
        <span className="min-w-0 text-sm wrap-anywhere">
          <span className="block font-semibold">{event.title}</span>
          {event.detail && <span className="block">{event.detail}</span>}
          <span className="block text-ink-soft tabular-nums">
            <time dateTime={event.at}>{formatDateTime(event.at)}</time>
            {event.by && `, by ${event.by}`}
          </span>
        </span>
      </li>
    ))}
  </ol>
);
