import { useCallback, useEffect, useRef, useState } from "react";
import { readShopperId } from "../session/session-storage.ts";
import { useEndWhenNobody } from "../session/use-recheck-without-viewer.ts";
import { useNotificationSettingsQuery, useUpdateNotificationsMutation } from "../../../graphql/generated.ts";
import {
  keepChoices,
  onlyChoices,
  readKept,
  type Channel,
  type NotificationChoices,
} from "./notification-choices.ts";

export type SaveState = "idle" | "saving" | "saved" | "failed";

/**
 * Her choices: changed and kept in the browser at once, then saved by the shop. What could not be saved stays as she
 * chose it, and is tried again on her next visit (decision 7).
 */
export const useNotificationChoices = () => {
  const [userId] = useState(() => readShopperId() ?? "");
  const [kept] = useState(() => readKept(userId));
  const [unsaved, setUnsaved] = useState(() => (kept?.isSaved === false ? kept.choices : null));
  const [state, setState] = useState<SaveState>("idle");
  const { data, error, loading, refetch } = useNotificationSettingsQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const [update] = useUpdateNotificationsMutation({ context: { turn: "notifications" } });
  const latest = useRef<NotificationChoices | null>(unsaved);

  const save = useCallback(
    async (choices: NotificationChoices) => {
      latest.current = choices;
      setState("saving");
      const isSaved = await update({ variables: { input: choices } }).then(
        ({ data: answer }) => Boolean(answer),
        () => false,
      );
      // A later choice is on its way, and speaks for itself.
      if (latest.current !== choices) return;
      setState(isSaved ? "saved" : "failed");
      if (!isSaved) return;
      keepChoices(userId, { choices, isSaved });
      setUnsaved(null);
    },
    [update, userId],
  );

  const hasRetried = useRef(false);
  useEffect(() => {
    if (!unsaved || hasRetried.current) return;
    hasRetried.current = true;
    void save(unsaved);
  }, [unsaved, save]);

  useEndWhenNobody(data);
  const me = data?.me;
  useEffect(() => {
    if (me && !unsaved) keepChoices(userId, { choices: onlyChoices(me), isSaved: true });
  }, [me, unsaved, userId]);

  const choices = unsaved ?? (me ? onlyChoices(me) : (kept?.choices ?? null));
  return {
    choices,
    hasFailed: !choices && error !== undefined,
    isLoading: loading,
    load: () => void refetch().catch(() => undefined),
    state,
    forgetSaved: () => setState("idle"),
    retry: () => unsaved && void save(unsaved),
    change: (channel: Channel, isOn: boolean) => {
      if (!choices) return;
      const next = { ...choices, [channel]: isOn };
      hasRetried.current = true;
      keepChoices(userId, { choices: next, isSaved: false });
      setUnsaved(next);
      void save(next);
    },
  };
};
