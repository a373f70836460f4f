import { useState } from "react";
import type { AdminReturn_ReturnFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { isOpenReturn } from "../return-words.ts";
import { InspectForm } from "./inspect-form.tsx";
import { LatePieces } from "./late-pieces.tsx";
import { RefuseReturnDialog } from "./refuse-return-dialog.tsx";
import { ReplacementForm } from "./replacement-form.tsx";
import type { ReturnStepActions } from "./use-return-steps.ts";

type StepProps = { shown: AdminReturn_ReturnFragment; steps: ReturnStepActions };

/** The next step that leads towards the completion. */
const NextStep = ({ shown, steps }: StepProps) => {
  const { isBusy } = steps;
  if (shown.status === "REQUESTED")
    return (
      <Button isLoading={isBusy} onClick={() => void steps.approve()}>
        Approve
      </Button>
    );
  if (shown.status === "APPROVED")
    return (
      <Button isLoading={isBusy} onClick={() => void steps.receive()}>
        Mark as received
      </Button>
    );
  return null;
};

/** The possible steps of the shop: approve, mark as received, inspect, also what arrives later, send the replacement, refuse. */
export const AdminReturnActions = ({ shown, steps }: StepProps) => {
  const [isRefusing, setRefusing] = useState(false);
  const { isBusy, failure } = steps;
  const refuse = async (reason: string) => {
    if (await steps.refuse(reason)) setRefusing(false);
  };
  const openRefusal = () => {
    steps.clearFailure();
    setRefusing(true);
  };
  return (
    <div data-row-actions className="grid gap-4">
      {shown.status === "RECEIVED" && (
        <InspectForm shown={shown} isBusy={isBusy} onInspect={(lines) => void steps.inspect(lines)} />
      )}
      {shown.status === "COMPLETED" && shown.lines.some(({ missing }) => missing > 0) && (
        <LatePieces shown={shown} isBusy={isBusy} onInspect={steps.inspect} />
      )}
      {(shown.replacementDueAt || shown.replacementSentAt) && <ReplacementForm shown={shown} steps={steps} />}
      {isOpenReturn(shown.status) && (
        <div className="flex flex-wrap gap-3">
          <NextStep shown={shown} steps={steps} />
          <Button variant="secondary" aria-haspopup="dialog" onClick={openRefusal}>
            Refuse<span className="sr-only"> return {shown.returnNumber}</span>
          </Button>
        </div>
      )}
      <FormMessage tone="error">{isRefusing ? null : failure}</FormMessage>
      <RefuseReturnDialog
        shown={shown}
        isOpen={isRefusing}
        isBusy={isBusy}
        failure={failure}
        onClose={() => setRefusing(false)}
        onRefuse={(reason) => void refuse(reason)}
      />
    </div>
  );
};
