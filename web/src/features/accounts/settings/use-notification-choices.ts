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
 * fails, the change stays and is sent again on the next visit (decision 7). Only changed choices are sent: another tab or
 * device may have changed the others.
 */
export const useNotificationChoices = () => {
  const [userId] = useState(() => readShopperId() ?? "");
  const [storedChoices] = useState(() => readStoredChoices(userId));
  const [unsaved, setUnsaved] = useState<Partial<NotificationChoices>>(storedChoices?.unsaved ?? {});
  const hasUnsaved = Object.keys(unsaved).length > 0;
  const [saveState, setSaveState] = useState<SaveState>("idle");
  const { data, error, loading, refetch } = useNotificationSettingsQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const [update] = useUpdateNotificationsMutation({ context: { queue: "notifications" } });
  const latestChanges = useRef(unsaved);

  const save = useCallback(
    async (changes: Partial<NotificationChoices>) => {
      latestChanges.current = changes;
      setSaveState("saving");
      const saved = await update({ variables: { input: changes } }).then(
        (result) => result.data?.updateNotifications,
        () => undefined,
      );
      // A later change is already being saved; its result counts.
      if (latestChanges.current !== changes) return;
      setSaveState(saved ? "saved" : "failed");
      if (!saved) return;
      storeChoices(userId, { choices: pickChoices(saved), unsaved: {} });
      setUnsaved({});
    },
    [update, userId],
  );

  const hasRetried = useRef(false);
  useEffect(() => {
    if (!hasUnsaved || hasRetried.current) return;
    hasRetried.current = true;
    void save(unsaved);
  }, [hasUnsaved, unsaved, save]);

  useRecheckWithoutViewer(data);
  const me = data?.me;
  useEffect(() => {
    if (me && !hasUnsaved) storeChoices(userId, { choices: pickChoices(me), unsaved: {} });
  }, [me, hasUnsaved, userId]);

  const knownChoices = me ? pickChoices(me) : storedChoices?.choices;
  const choices = knownChoices ? { ...knownChoices, ...unsaved } : null;
  return {
    choices,
    hasFailed: !choices && error !== undefined,
    isLoading: loading,
    load: () => void refetch().catch(() => undefined),
    saveState,
    clearSavedState: () => setSaveState("idle"),
    retry: () => hasUnsaved && void save(unsaved),
    change: (channel: Channel, isOn: boolean) => {
      if (!choices) return;
      const changes = { ...unsaved, [channel]: isOn };
      hasRetried.current = true;
      storeChoices(userId, { choices: { ...choices, ...changes }, unsaved: changes });
      setUnsaved(changes);
      void save(changes);
    },
  };
};
