import { useSearchParams } from "react-router-dom";
import { errorMessage } from "../../graphql/error-message.ts";
import { InboxMessage } from "../../features/support/inbox/inbox-message.tsx";
import { inboxFilterOf, type InboxState } from "../../features/support/inbox/inbox-filter.ts";
import { useMarkRead } from "../../features/support/inbox/use-inbox-changes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { ShowMoreOrError } from "../../ui/show-more-or-error.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";
import { StateFilter } from "../../features/support/inbox/state-filter.tsx";
import { useMessages } from "../../features/support/inbox/use-messages.ts";

const emptyTexts: Record<InboxState, { title: string; text: string }> = {
  open: {
    title: "No open messages",
    text: "You have answered every message. New messages appear here.",
  },
  waiting: {
    title: "Nothing is waiting for a customer",
    text: "Messages that you have answered are here until the customer replies.",
  },
  late: {
    title: "Nothing is late",
    text: "The law gives you 48 hours to acknowledge a message, and a month to resolve it.",
  },
  resolved: { title: "No resolved messages yet", text: "Messages that you mark as resolved move here." },
  all: {
    title: "No messages yet",
    text: "Messages from the contact page appear here and are e-mailed to you.",
  },
};

const Loading = () => (
  <LoadingRegion label="Loading messages">
    <div className="mt-4 grid gap-3">
      {[1, 2, 3, 4, 5].map((index) => (
        <Skeleton key={index} className="h-26 lg:h-14" />
      ))}
    </div>
  </LoadingRegion>
);

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next messages could not be loaded." });

const unknownTicket = {
  title: "No ticket with this number",
  text: "It may have been deleted together with the customer's account.",
};

/** The admin's inbox of tickets. Opening one marks it as read; answers are written here and mailed. */
export const AdminMessagesPage = () => {
  usePageTitle("Messages");
  const current = inboxFilterOf(useSearchParams()[0]);
  const { messages, counts, total, hasMore, error, loading, retry, showMore } = useMessages(current.query);
  const markRead = useMarkRead();
  return (
    <>
      <h1 className="text-2xl">Messages</h1>
      <p role="status" className="mt-1 min-h-6.5 text-ink-soft tabular-nums">
        {counts &&
          `${counts.unreadCount} unread, ${counts.openCount} open${counts.lateCount > 0 ? `, ${counts.lateCount} late` : ""}`}
      </p>
      <StateFilter current={current} lateCount={counts?.lateCount} />
      {!messages && error && (
        <div className="mt-6">
          <FailedState text="The messages could not be loaded." onRetry={retry} isRetrying={loading} />
        </div>
      )}
      {!messages && !error && <Loading />}
      {messages?.length === 0 && (
        <EmptyState {...(current.ticketNumber ? unknownTicket : emptyTexts[current.state])} />
      )}
      {messages && messages.length > 0 && (
        <>
          <ul className="mt-4 border-t border-ink">
            {messages.map((message) => (
              <li key={message.id} data-list-row>
                <InboxMessage
                  message={message}
                  onOpen={() => markRead(message)}
                  isAlone={current.ticketNumber !== undefined}
                />
              </li>
            ))}
          </ul>
          {(hasMore || total > messages.length) && (
            <ShowMoreOrError
              visibleCount={messages.length}
              total={total}
              noun="messages"
              hasMore={hasMore}
              isLoading={loading}
              onMore={showMore}
              toMessage={loadErrorMessage}
            />
          )}
        </>
      )}
    </>
  );
};
