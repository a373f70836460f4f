import type { ApolloCache, Reference } from "@apollo/client";
import { useState } from "react";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import {
  useMarkMessageReadMutation,
  useSetMessageHandledMutation,
  type InboxMessage_MessageFragment,
} from "../../../graphql/generated.ts";

const FAILED = "The message could not be changed.";

type Counts = { openCount?: number; unreadCount?: number };

/** Updates the counts of every cached list. The message stays in its list, so that the admin can revert the change. */
const updateCounts = (cache: ApolloCache, change: Required<Counts>) =>
  cache.modify<{ contactMessages: Reference | Counts }>({
    fields: {
      contactMessages: (cached) =>
        "openCount" in cached && cached.openCount !== undefined
          ? {
              ...cached,
              openCount: cached.openCount + change.openCount,
              unreadCount: (cached.unreadCount ?? 0) + change.unreadCount,
            }
          : cached,
    },
  });

type Message = InboxMessage_MessageFragment;

/** Changes of a message in the inbox: marked as read when opened, marked as handled, or opened again. */
export const useInboxChanges = () => {
  const [markMessageRead] = useMarkMessageReadMutation();
  const [setMessageHandled, { loading }] = useSetMessageHandledMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const markRead = (message: Message) => {
    if (message.readAt) return;
    // If this fails, the message becomes unread again. The admin needs no error message.
    markMessageRead({
      variables: { messageId: message.id },
      optimisticResponse: { markMessageRead: { ...message, readAt: new Date().toISOString() } },
      update: (cache) => updateCounts(cache, { openCount: 0, unreadCount: -1 }),
    }).catch(() => undefined);
  };

  const setHandled = async ({ id, readAt }: Message, isHandled: boolean) => {
    setFailure(null);
    try {
      await setMessageHandled({
        variables: { messageId: id, isHandled },
        context: { queue: `message ${id}` },
        update: (cache) =>
          updateCounts(cache, { openCount: isHandled ? -1 : 1, unreadCount: readAt ? 0 : -1 }),
      });
    } catch (error) {
      setFailure(writeErrorMessage(error, { fallback: FAILED }));
    }
  };

  return { markRead, setHandled, isChanging: loading, failure, clearFailure: () => setFailure(null) };
};
