import { useSearchParams } from "react-router-dom";
import { errorMessage } from "../../graphql/error-message.ts";
import { InboxMessage } from "../../features/support/inbox/inbox-message.tsx";
import { useInboxChanges } from "../../features/support/inbox/use-inbox-changes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { ShowMoreOrError } from "../../ui/show-more-or-error.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";
import {
  inboxStateOf,
  inboxStates,
  StateFilter,
  type InboxState,
} from "../../features/support/inbox/state-filter.tsx";
import { useMessages } from "../../features/support/inbox/use-messages.ts";

const emptyTexts: Record<InboxState, { title: string; text: string }> = {
  open: {
    title: "No open messages",
    text: "You have handled every message. New messages appear here.",
  },
  handled: { title: "No handled messages yet", text: "Messages that you mark as handled move here." },
  all: {
    title: "No messages yet",
    text: "Messages of the contact page are listed here, and mailed to you.",
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

/** The admin's inbox of contact messages. Opening a message marks it as read; the admin marks it as handled. */
export const AdminMessagesPage = () => {
  usePageTitle("Messages");
  const state = inboxStateOf(useSearchParams()[0].get("state"));
  const { messages, counts, total, hasMore, error, loading, retry, showMore } = useMessages(
    inboxStates[state],
  );
  const { markRead, setHandled, isChanging, failure, clearFailure } = useInboxChanges();
  return (
    <>
      <h1 className="text-2xl">Messages</h1>
      <p role="status" className="mt-1 min-h-6.5 text-ink-soft tabular-nums">
        {counts && `${counts.unreadCount} unread, ${counts.openCount} open`}
      </p>
      <StateFilter state={state} openCount={counts?.openCount} />
      <FormMessage tone="error" vanishAfter={5} onVanish={clearFailure} className={failure ? "mt-4" : ""}>
        {failure}
      </FormMessage>
      {!messages && error && (
        <div className="mt-6">
          <FailedState text="The messages could not be loaded." onRetry={retry} isRetrying={loading} />
        </div>
      )}
      {!messages && !error && <Loading />}
      {messages?.length === 0 && <EmptyState {...emptyTexts[state]} />}
      {messages && messages.length > 0 && (
        <>
          <ul className="mt-4 border-t border-ink">
            {messages.map((message) => (
              <li key={message.id}>
                <InboxMessage
                  message={message}
                  onOpen={() => markRead(message)}
                  onHandled={(isHandled) => void setHandled(message, isHandled)}
                  isChanging={isChanging}
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
