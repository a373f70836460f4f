import type { InboxMessage_MessageFragment } from "../../../graphql/generated.ts";
import { Badge } from "../../../ui/badge.tsx";
import { MailIcon } from "../../../ui/first-load-icons.tsx";
import { CheckCircleIcon, ClockIcon } from "../../../ui/icons.tsx";

/** The state of a message: unread, open or handled. */
export const MessageBadge = ({
  message: { readAt, handledAt },
}: {
  message: Pick<InboxMessage_MessageFragment, "readAt" | "handledAt">;
}) => {
  if (handledAt)
    return (
      <Badge tone="green" icon={<CheckCircleIcon size={16} />}>
        Handled
      </Badge>
    );
  return readAt ? (
    <Badge tone="amber" icon={<ClockIcon size={16} />}>
      Open
    </Badge>
  ) : (
    <Badge tone="blue" icon={<MailIcon size={16} />}>
      Unread
    </Badge>
  );
};
