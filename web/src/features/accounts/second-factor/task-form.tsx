import { formText } from "../../../ui/form-text.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { deviceOf } from "../settings/device-name.ts";
import { ConfirmedForm } from "./confirmed-form.tsx";
import { hasName, needsConfirmation, taskTexts, type SecondFactorTask } from "./second-factor-task.ts";
import { useSecondFactorTask, type StepResult } from "./use-second-factor-task.ts";

const explanation = (task: SecondFactorTask) => {
  if (task.kind === "remove-app") return "Logging in will no longer ask for its code.";
  if (task.kind === "remove-passkey") return `“${task.passkey.name}” can no longer be used to log in.`;
  if (task.kind === "make-codes") return "Your earlier recovery codes stop working.";
  if (task.kind === "add-passkey")
    return "Your browser then asks for your fingerprint, your face or the PIN of your device.";
  return null;
};

const nameOf = (typed: FormData) => formText(typed, "name").trim();

type TaskFormProps = { task: SecondFactorTask; onDone: (result: StepResult) => void };

/** Asks for the name of a passkey and for the password, or a passkey, again; then carries out the task. */
export const TaskForm = ({ task, onDone }: TaskFormProps) => {
  const { run } = useSecondFactorTask();
  const { button, isDanger } = taskTexts[task.kind];
  const named = hasName(task);
  return (
    <ConfirmedForm
      button={button}
      isDanger={isDanger}
      needsConfirmation={needsConfirmation(task)}
      check={(typed) => ({ name: named && nameOf(typed) === "" ? "Please enter a name." : undefined })}
      onConfirmed={async (confirmation, typed) =>
        onDone(await run(task, { confirmation, name: nameOf(typed) }))
      }
    >
      {(errors) => (
        <>
          {explanation(task) && <p>{explanation(task)}</p>}
          {named && (
            <TextField
              label="Name"
              name="name"
              defaultValue={
                task.kind === "rename-passkey" ? task.passkey.name : deviceOf(navigator.userAgent).name
              }
              hint="So that you recognise it in your list."
              maxLength={60}
              autoComplete="off"
              error={errors["name"]}
              required
            />
          )}
        </>
      )}
    </ConfirmedForm>
  );
};
