import type { InboxMessage_MessageFragment, TicketMessageKind } from "../../../graphql/generated.ts";
import { TicketMessageView } from "../ticket-message-view.tsx";

const looks = { CUSTOMER: "customer", ANSWER: "shop", NOTE: "note" } as const satisfies Record<
  TicketMessageKind,
  string
>;

type Entry = InboxMessage_MessageFragment["messages"][number];

const remarkOf = ({ kind, mailedAt }: Entry) => {
  if (kind === "NOTE") return ", note for the shop only";
  return kind === "ANSWER" && !mailedAt ? ", being mailed" : undefined;
};

/** Everything that was written to a ticket, oldest first, with the notes. */
export const TicketThread = ({ message }: { message: InboxMessage_MessageFragment }) => (
  <ol className="grid gap-5">
    <TicketMessageView
      author={message.name}
      createdAt={message.createdAt}
      message={message.message}
      look="customer"
    />
    {message.messages.map((entry) => (
      <TicketMessageView
        key={entry.id}
        author={entry.authorName ?? message.name}
        createdAt={entry.createdAt}
        message={entry.message}
        look={looks[entry.kind]}
        remark={remarkOf(entry)}
      />
    ))}
  </ol>
);
