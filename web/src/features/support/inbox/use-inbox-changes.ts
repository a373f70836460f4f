import type { ApolloCache, Reference } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorCode } from "../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { refetchShown } from "../../../graphql/refetch-shown.ts";
import { isKeyReused, requestKeys } from "../../../graphql/request-keys.ts";
import {
  AdminMessagesPageDocument,
  useAddMessageNoteMutation,
  useAnswerMessageMutation,
  useMarkMessageReadMutation,
  useSetMessageCategoryMutation,
  useSetMessageHandledMutation,
  type InboxMessage_MessageFragment,
  type TicketCategory,
  type TicketState,
} from "../../../graphql/generated.ts";

const FAILED = "The message could not be changed.";

type Message = InboxMessage_MessageFragment;
type Counted = Pick<Message, "readAt" | "handledAt" | "clock">;
type Counts = { openCount?: number; unreadCount?: number; lateCount?: number };

const countsOf = ({ readAt, handledAt, clock }: Counted) => ({
  openCount: handledAt ? 0 : 1,
  unreadCount: readAt ? 0 : 1,
  lateCount: clock === "LATE" ? 1 : 0,
});

/** Updates the counts of every cached list. The message stays in its list, so that the admin can revert the change. */
const updateCounts = (cache: ApolloCache, before: Counted, after: Counted) => {
  const [lost, added] = [countsOf(before), countsOf(after)];
  const changed = (count: number | undefined, name: keyof Counts) => (count ?? 0) + added[name] - lost[name];
  cache.modify<{ contactMessages: Reference | Counts }>({
    fields: {
      contactMessages: (cached) =>
        "openCount" in cached && cached.openCount !== undefined
          ? {
              ...cached,
              openCount: changed(cached.openCount, "openCount"),
              unreadCount: changed(cached.unreadCount, "unreadCount"),
              lateCount: changed(cached.lateCount, "lateCount"),
            }
          : cached,
    },
  });
};

/** Marks a message as read when it is opened. */
export const useMarkRead = () => {
  const [markMessageRead] = useMarkMessageReadMutation();
  return (message: Message) => {
    if (message.readAt) return;
    const after = { ...message, readAt: new Date().toISOString() };
    // If this fails, the message becomes unread again. The admin needs no error message.
    markMessageRead({
      variables: { messageId: message.id },
      optimisticResponse: { markMessageRead: after },
      update: (cache) => updateCounts(cache, message, after),
    }).catch(() => undefined);
  };
};

/** Tickets as the last change of this admin left them. The page does not know it yet when a quick second change is made. */
const changedTickets = new Map<string, Counted & Pick<Message, "version">>();

/**
 * Changes of one ticket. They are sent one after the other, each with the version of the previous response. If the customer or
 * another admin has written to it meanwhile, the inbox is read again. An answer and a note keep their idempotency key until they
 * are saved.
 */
export const useTicketChanges = (message: Message) => {
  const client = useApolloClient();
  const [resolve, resolving] = useSetMessageHandledMutation();
  const [reopen, reopening] = useSetMessageHandledMutation();
  const [setMessageCategory, sorting] = useSetMessageCategoryMutation();
  const [answerMessage, answering] = useAnswerMessageMutation();
  const [addMessageNote, noting] = useAddMessageNoteMutation();
  const [keys] = useState(requestKeys);
  const [failure, setFailure] = useState<string | null>(null);
  const { id: messageId, version } = message;
  const latest = () => {
    const changed = changedTickets.get(messageId);
    return changed && changed.version > version ? changed : message;
  };
  const queue = `message ${messageId}`;
  const context = { queue, variablesAtSend: () => ({ version: latest().version }) };

  /** Returns whether the change is saved. */
  const save = async (change: () => Promise<unknown>, key?: string): Promise<boolean> => {
    setFailure(null);
    try {
      await change();
      if (key) keys.renew(key);
      return true;
    } catch (error) {
      if (key && isKeyReused(errorCode(error))) keys.renew(key);
      setFailure(writeErrorMessage(error, { fallback: FAILED }));
      if (errorCode(error) === "MESSAGE_CHANGED") await refetchShown(client, [AdminMessagesPageDocument]);
      return false;
    }
  };
  const update = (cache: ApolloCache, after: Message | undefined) => {
    if (!after) return;
    const before = latest();
    updateCounts(cache, before, after);
    const { version, readAt, handledAt, clock } = after;
    // With a larger version, the customer or another admin has written too, which this admin has not read.
    if (version === before.version + 1) changedTickets.set(messageId, { version, readAt, handledAt, clock });
  };

  const setHandled = (mutate: typeof resolve, isHandled: boolean) =>
    save(() =>
      mutate({
        variables: { messageId, isHandled, version },
        context,
        update: (cache, { data }) => update(cache, data?.setMessageHandled),
      }),
    );

  return {
    failure,
    isSorting: sorting.loading,
    isAnswering: answering.loading,
    isNoting: noting.loading,
    isResolving: resolving.loading,
    isReopening: reopening.loading,
    resolve: () => setHandled(resolve, true),
    reopen: () => setHandled(reopen, false),
    setCategory: (category: TicketCategory) =>
      save(() =>
        setMessageCategory({
          variables: { messageId, category, version },
          context,
          update: (cache, { data }) => update(cache, data?.setMessageCategory),
        }),
      ),
    answer: (text: string, state: TicketState) => {
      const key = JSON.stringify(["answer", text, state]);
      const input = { messageId, message: text, state, version, idempotencyKey: keys.keyOf(key) };
      return save(
        () =>
          answerMessage({
            variables: { input },
            context: { queue, variablesAtSend: () => ({ input: { ...input, version: latest().version } }) },
            update: (cache, { data }) => update(cache, data?.answerMessage),
          }),
        key,
      );
    },
    addNote: (note: string) => {
      const key = JSON.stringify(["note", note]);
      return save(
        () =>
          addMessageNote({
            variables: { messageId, note, idempotencyKey: keys.keyOf(key) },
            context: { queue },
            update: (cache, { data }) => update(cache, data?.addMessageNote),
          }),
        key,
      );
    },
  };
};
