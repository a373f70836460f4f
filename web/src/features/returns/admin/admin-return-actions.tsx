import { useState } from "react";
import type { AdminReturn_ReturnFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formatRupees } from "../../../ui/money.ts";
import { isOpenReturn } from "../return-words.ts";
import { InspectForm, resultText } from "./inspect-form.tsx";
import { emptyLineDraft, inspectedLine } from "./inspection-draft.ts";
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

/**
 * Receives and inspects at once what arrived whole and can be sold again, which is most of the returns. Where a piece is missing or
 * damaged, the return is marked as received first, and then inspected.
 */
const ReceiveWhole = ({ shown, steps }: StepProps) => (
  <div className="grid gap-3 bg-paper-deep p-4">
    <p className="text-sm text-ink-soft">
      Everything arrived and can be sold again? {resultText(shown.lines.length, 0)}
    </p>
    <Button
      variant="secondary"
      isLoading={steps.isBusy}
      onClick={() => void steps.inspect(shown.lines.map((line) => inspectedLine(line, emptyLineDraft)))}
    >
      {shown.expectedAmount > 0
        ? `Receive and refund ${formatRupees(shown.expectedAmount)}`
        : "Receive and complete"}
    </Button>
  </div>
);

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
      {/* Below the row: a second tap on "Approve" does not reach it. */}
      {shown.status === "APPROVED" && <ReceiveWhole shown={shown} steps={steps} />}
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
