import { Link } from "react-router-dom";
import type { InboxMessage_MessageFragment } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { formatDateTime } from "../../../ui/dates.ts";
import { FormMessage } from "../../../ui/form-message.tsx";
import { Select } from "../../../ui/select.tsx";
import { categoryLabels, isTicketCategory } from "../ticket-categories.ts";
import { useTicketChanges } from "./use-inbox-changes.ts";

type Message = InboxMessage_MessageFragment;

const choices = Object.entries(categoryLabels).map(([value, label]) => ({ value, label }));

/** What the law demands next, in words. */
const dutyText = ({ duty, dueAt, clock }: Message) => {
  if (!duty || !dueAt) return null;
  const verb = duty === "ACKNOWLEDGE" ? "Acknowledge" : "Resolve";
  const time = formatDateTime(dueAt);
  return clock === "LATE" ? `${verb} now: it was due by ${time}` : `${verb} by ${time}`;
};

/** Number, sender, order, topic and clock of a ticket. */
export const TicketFacts = ({ message }: { message: Message }) => {
  const { setCategory, failure, isSorting } = useTicketChanges(message);
  const duty = dutyText(message);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid gap-1 text-sm text-ink-soft">
        <p>
          Ticket{" "}
          <span className="font-semibold text-ink tabular-nums" translate="no">
            {message.ticketNumber}
          </span>
          , from{" "}
          <span className="wrap-anywhere">
            <bdi>{message.name}</bdi>, {message.email}
          </span>
        </p>
        {message.orderId && (
          <p>
            <Link
              to={paths.adminOrder(message.orderId)}
              className="text-link inline-flex min-h-11 items-center"
            >
              Order&nbsp;<span translate="no">{message.orderNumber}</span>
            </Link>
          </p>
        )}
        {duty && (
          <p className={`tabular-nums ${message.clock === "LATE" ? "font-semibold text-madder" : ""}`}>
            {duty}
          </p>
        )}
        {!message.acknowledgedAt && message.state !== "RESOLVED" && (
          <p>No acknowledgement was mailed. Your answer acknowledges the message.</p>
        )}
      </div>
      <div>
        <Select
          label="Topic"
          isCompact
          choices={choices}
          value={message.category}
          disabled={isSorting}
          onChange={({ target: { value } }) => isTicketCategory(value) && void setCategory(value)}
        />
        <FormMessage tone="error" className={failure ? "mt-2" : ""}>
          {failure}
        </FormMessage>
      </div>
    </div>
  );
};
