import { useState } from "react";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import {
  useSetAdminNotificationMutation,
  type AdminNotificationsQuery,
  type NotificationFrequency,
  type NotificationKind,
} from "../../graphql/generated.ts";
import { FormMessage } from "../../ui/form-message.tsx";
import { Select } from "../../ui/select.tsx";
import type { Outcome } from "../../ui/outcome-messages.tsx";

const labels: Record<NotificationKind, string> = {
  ORDER: "New orders",
  RETURN: "Return requests",
  MESSAGE: "Messages",
  DISPUTE: "Disputes",
};

const choices: { value: NotificationFrequency; label: string }[] = [
  { value: "EACH", label: "Right away" },
  { value: "DAILY", label: "Once a day, at 9 am" },
  { value: "OFF", label: "Never" },
];

/** How often the admin is mailed about each kind. A choice is saved at once. */
export const NotificationForm = ({
  settings,
}: {
  settings: AdminNotificationsQuery["adminNotifications"];
}) => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [set] = useSetAdminNotificationMutation();
  const change = async (kind: NotificationKind, frequency: NotificationFrequency) => {
    setOutcome(null);
    try {
      const notifications = settings.notifications.map((each) =>
        each.kind === kind ? { ...each, frequency } : each,
      );
      await set({
        variables: { kind, frequency },
        context: { queue: "notifications" },
        optimisticResponse: { setAdminNotification: { ...settings, notifications } },
      });
      setOutcome({ tone: "success", text: "Saved" });
    } catch (error) {
      setOutcome({
        tone: "error",
        text: writeErrorMessage(error, { fallback: "Your choice could not be saved." }),
      });
    }
  };
  return (
    <div className="mt-6 grid max-w-(--container-form) gap-5">
      {settings.notifications.map(({ kind, frequency }) => (
        <Select
          key={kind}
          label={labels[kind]}
          value={frequency}
          choices={choices}
          onChange={({ target: { value } }) =>
            void change(kind, choices.find((choice) => choice.value === value)?.value ?? frequency)
          }
        />
      ))}
      <FormMessage tone={outcome?.tone ?? "success"} vanishAfter={5} onVanish={() => setOutcome(null)}>
        {outcome?.text}
      </FormMessage>
    </div>
  );
};
