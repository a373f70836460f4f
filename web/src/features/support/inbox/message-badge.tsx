import type { InboxMessage_MessageFragment } from "../../../graphql/generated.ts";
import { Badge } from "../../../ui/badge.tsx";
import { MailIcon } from "../../../ui/first-load-icons.tsx";
import { CheckCircleIcon, ClockIcon } from "../../../ui/icons.tsx";

type Message = Pick<InboxMessage_MessageFragment, "readAt" | "state" | "clock">;

/** The state of a ticket: unread, open, waiting for the customer, or resolved; and its clock, if time is short or over. */
export const MessageBadge = ({ message: { readAt, state, clock } }: { message: Message }) => (
  <>
    {clock === "LATE" && (
      <Badge tone="red" icon={<ClockIcon size={16} />}>
        Late
      </Badge>
    )}
    {clock === "DUE_SOON" && (
      <Badge tone="amber" icon={<ClockIcon size={16} />}>
        Due soon
      </Badge>
    )}
    <StateBadge state={state} isRead={readAt !== null} />
  </>
);

const StateBadge = ({ state, isRead }: { state: Message["state"]; isRead: boolean }) => {
  if (state === "RESOLVED")
    return (
      <Badge tone="green" icon={<CheckCircleIcon size={16} />}>
        Resolved
      </Badge>
    );
  if (!isRead)
    return (
      <Badge tone="blue" icon={<MailIcon size={16} />}>
        Unread
      </Badge>
    );
  return state === "WAITING" ? <Badge tone="grey">Waiting</Badge> : <Badge tone="cyan">Open</Badge>;
};
