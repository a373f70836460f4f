import { useEffect, useRef, useState } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { AppSetupForm } from "./app-setup-form.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { MailedCodeForm } from "./mailed-code-form.tsx";
import { addsFactor, taskTexts, type SecondFactorTask } from "./second-factor-task.ts";
import { TaskForm } from "./task-form.tsx";
import type { AppSetup, StepResult } from "./use-second-factor-task.ts";

type Step =
  | { name: "mail" }
  | { name: "confirm"; isAfterMail: boolean }
  | { name: "app"; setup: AppSetup }
  | { name: "codes"; codes: readonly string[] };

type SecondFactorDialogProps = {
  task: SecondFactorTask;
  /** Whether a mailed code comes before the first factor. */
  needsMailedCode: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** Called after the task, with the sentence to show. */
  onDone: (message: string) => void;
  finalFocus: () => HTMLElement | null;
};

/**
 * The steps of a change of the second factor: perhaps a mailed code, password or passkey, perhaps the app, perhaps new recovery
 * codes.
 */
export const SecondFactorDialog = ({
  task,
  needsMailedCode,
  isOpen,
  onClose,
  onDone,
  finalFocus,
}: SecondFactorDialogProps) => {
  const [step, setStep] = useState<Step>(
    needsMailedCode && addsFactor(task) ? { name: "mail" } : { name: "confirm", isAfterMail: false },
  );
  const confirmation = useRef<HTMLDivElement>(null);
  const isAfterMail = step.name === "confirm" && step.isAfterMail;
  // The pressed button of the step before is gone.
  useEffect(() => {
    if (isAfterMail) confirmation.current?.querySelector("input")?.focus({ preventScroll: true });
  }, [isAfterMail]);
  const [areSaved, setSaved] = useState(false);
  const [isHinted, setHinted] = useState(false);
  const { title, done } = taskTexts[task.kind];
  const next = (result: StepResult) => {
    if ("setup" in result) return setStep({ name: "app", setup: result.setup });
    onDone(done);
    if (result.recoveryCodes.length > 0) setStep({ name: "codes", codes: result.recoveryCodes });
    else onClose();
  };
  return (
    <Dialog
      title={step.name === "codes" ? "Your recovery codes" : title}
      isOpen={isOpen}
      // The codes are shown once: only their own button, or a close after they were saved, ends them.
      onClose={() => (step.name === "codes" && !areSaved ? setHinted(true) : onClose())}
      finalFocus={finalFocus}
    >
      {step.name === "mail" && (
        <MailedCodeForm onDone={() => setStep({ name: "confirm", isAfterMail: true })} />
      )}
      {step.name === "confirm" && (
        <div ref={confirmation}>
          <TaskForm task={task} onDone={next} />
        </div>
      )}
      {step.name === "app" && <AppSetupForm setup={step.setup} onDone={next} />}
      {step.name === "codes" && (
        <RecoveryCodeList
          codes={step.codes}
          isHinted={isHinted && !areSaved}
          onSaved={() => setSaved(true)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
};
