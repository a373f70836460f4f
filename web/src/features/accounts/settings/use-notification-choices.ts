import { useCallback, useEffect, useRef, useState } from "react";
import { readShopperId } from "../session/session-storage.ts";
import { useRecheckWithoutViewer } from "../session/use-recheck-without-viewer.ts";
import { useNotificationSettingsQuery, useUpdateNotificationsMutation } from "../../../graphql/generated.ts";
import {
  storeChoices,
  pickChoices,
  readStoredChoices,
  type Channel,
  type NotificationChoices,
} from "./notification-choices.ts";

export type SaveState = "idle" | "saving" | "saved" | "failed";

/**
 * The notification choices. A change is applied and stored in the browser at once, then saved on the server. If that
 * fails, the change stays and is sent again on the next visit (decision 7).
 */
export const useNotificationChoices = () => {
  const [userId] = useState(() => readShopperId() ?? "");
  const [storedChoices] = useState(() => readStoredChoices(userId));
  const [unsaved, setUnsaved] = useState(() =>
    storedChoices?.isSaved === false ? storedChoices.choices : null,
  );
  const [saveState, setSaveState] = useState<SaveState>("idle");
  const { data, error, loading, refetch } = useNotificationSettingsQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const [update] = useUpdateNotificationsMutation({ context: { queue: "notifications" } });
  const latestChoices = useRef<NotificationChoices | null>(unsaved);

  const save = useCallback(
    async (choices: NotificationChoices) => {
      latestChoices.current = choices;
      setSaveState("saving");
      const isSaved = await update({ variables: { input: choices } }).then(
        (result) => Boolean(result.data),
        () => false,
      );
      // A later change is already being saved; its result counts.
      if (latestChoices.current !== choices) return;
      setSaveState(isSaved ? "saved" : "failed");
      if (!isSaved) return;
      storeChoices(userId, { choices, isSaved });
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

  useRecheckWithoutViewer(data);
  const me = data?.me;
  useEffect(() => {
    if (me && !unsaved) storeChoices(userId, { choices: pickChoices(me), isSaved: true });
  }, [me, unsaved, userId]);

  const choices = unsaved ?? (me ? pickChoices(me) : (storedChoices?.choices ?? null));
  return {
    choices,
    hasFailed: !choices && error !== undefined,
    isLoading: loading,
    load: () => void refetch().catch(() => undefined),
    saveState,
    clearSavedState: () => setSaveState("idle"),
    retry: () => unsaved && void save(unsaved),
    change: (channel: Channel, isOn: boolean) => {
      if (!choices) return;
      const next = { ...choices, [channel]: isOn };
      hasRetried.current = true;
      storeChoices(userId, { choices: next, isSaved: false });
      setUnsaved(next);
      void save(next);
    },
  };
};
