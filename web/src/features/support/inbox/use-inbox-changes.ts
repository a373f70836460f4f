import type { ApolloCache, Reference } from "@apollo/client";
import { useState } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import {
  useMarkMessageReadMutation,
  useSetMessageHandledMutation,
  type InboxMessage_MessageFragment,
} from "../../../graphql/generated.ts";

const FAILED = "The message could not be changed.";

type Counts = { openCount?: number; unreadCount?: number };

/** Moves the counts of every list that is kept. The message stays in its list, so that a change can be taken back. */
const count = (cache: ApolloCache, by: Required<Counts>) =>
  cache.modify<{ contactMessages: Reference | Counts }>({
    fields: {
      contactMessages: (kept) =>
        "openCount" in kept && kept.openCount !== undefined
          ? {
              ...kept,
              openCount: kept.openCount + by.openCount,
              unreadCount: (kept.unreadCount ?? 0) + by.unreadCount,
            }
          : kept,
    },
  });

type Message = InboxMessage_MessageFragment;

/** What an admin does with a message: to open it makes it read, to be done with it makes it handled, or open again. */
export const useInboxChanges = () => {
  const [mark] = useMarkMessageReadMutation();
  const [set, { loading }] = useSetMessageHandledMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const markRead = (message: Message) => {
    if (message.readAt) return;
    // Unread again when this fails: nothing that she needs to be told.
    mark({
      variables: { messageId: message.id },
      optimisticResponse: { markMessageRead: { ...message, readAt: new Date().toISOString() } },
      update: (cache) => count(cache, { openCount: 0, unreadCount: -1 }),
    }).catch(() => undefined);
  };

  const setHandled = async ({ id, readAt }: Message, isHandled: boolean) => {
    setFailure(null);
    try {
      await set({
        variables: { messageId: id, isHandled },
        context: { turn: `message ${id}` },
        update: (cache) => count(cache, { openCount: isHandled ? -1 : 1, unreadCount: readAt ? 0 : -1 }),
      });
    } catch (error) {
      setFailure(errorMessage(error, { fallback: FAILED }));
    }
  };

  return { markRead, setHandled, isChanging: loading, failure, forgetFailure: () => setFailure(null) };
};
