import { FailedState } from "../../../ui/failed-state.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { LoadingRegion } from "../../../ui/loading-region.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { notificationChannels } from "../notices/notification-channels.ts";
import { SettingFrame } from "./setting-frame.tsx";
import { useNotificationChoices } from "./use-notification-choices.ts";

const NOT_SAVED =
  "Your choice is saved on this device, but not yet in your account. We will try again on your next visit.";

/** The switches of the notification choices (decision 7). */
export const NotificationsSetting = () => {
  const { choices, hasFailed, isLoading, load, saveState, clearSavedState, retry, change } =
    useNotificationChoices();
  return (
    <SettingFrame title="Notifications" lead="Choose which e-mails you get. Changes take effect immediately.">
      {choices && (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {notificationChannels.map(({ channel, label, hint, isPausedWithoutEmail }) => (
            <li key={channel}>
              <Switch
                label={label}
                hint={
                  isPausedWithoutEmail && !choices.notifyEmail ? `${hint} Paused while email is off.` : hint
                }
                isOn={choices[channel]}
                onChange={(isOn) => change(channel, isOn)}
              />
            </li>
          ))}
        </ul>
      )}
      {hasFailed && (
        <FailedState text="Your choices could not be loaded." onRetry={load} isRetrying={isLoading} />
      )}
      {!choices && !hasFailed && (
        <LoadingRegion label="Loading your choices">
          <div className="grid gap-px">
            {notificationChannels.map(({ channel }) => (
              <Skeleton key={channel} className="h-23.5 sm:h-22" />
            ))}
          </div>
        </LoadingRegion>
      )}
      <div className="sticky bottom-4 mt-4">
        <FormMessage
          tone="error"
          detail={
            <button type="button" className="text-link" onClick={retry}>
              Try again now
            </button>
          }
        >
          {saveState === "failed" ? NOT_SAVED : null}
        </FormMessage>
        <FormMessage tone="success" vanishAfter={3} onVanish={clearSavedState}>
          {saveState === "saved" ? "Your choices are saved." : null}
        </FormMessage>
      </div>
    </SettingFrame>
  );
};
