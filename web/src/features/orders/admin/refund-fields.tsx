import { useId } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FieldError } from "../../../ui/field-error.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { orderedVariantText } from "../order-line-view.tsx";
import {
  draftProblem,
  keyOfPieces,
  piecesOfKind,
  refundKinds,
  type RefundablePieces,
  type RefundDraft,
  type RefundOptions,
} from "./refund-draft.ts";

type RefundFieldsProps = {
  options: RefundOptions;
  draft: RefundDraft;
  problem: ReturnType<typeof draftProblem>;
  onChange: (values: Partial<RefundDraft>) => void;
};

const PieceSteppers = ({
  pieces: all,
  draft: { counts },
  onChange,
}: Pick<RefundFieldsProps, "draft" | "onChange"> & { pieces: readonly RefundablePieces[] }) => (
  <ul className="divide-y divide-hairline border-y border-hairline">
    {all.map((pieces) => {
      const key = keyOfPieces(pieces);
      const variant = orderedVariantText(pieces);
      const name = [pieces.title, variant].filter(Boolean).join(", ");
      return (
        <li key={key} className="flex items-center justify-between gap-4 py-2">
          <span className="min-w-0 text-sm wrap-anywhere">
            {name}
            <span className="block text-ink-soft tabular-nums">of {pieces.quantity}</span>
          </span>
          <Stepper
            label={`Pieces of ${name}`}
            value={counts[key] ?? 0}
            min={0}
            max={pieces.quantity}
            onChange={(count) => onChange({ counts: { ...counts, [key]: count } })}
          />
        </li>
      );
    })}
  </ul>
);

/** What is refunded, how much of it, and why. */
export const RefundFields = ({ options, draft, problem, onChange }: RefundFieldsProps) => {
  const { kind } = draft;
  const problemId = useId();
  const pieces = piecesOfKind(options, kind);
  const textOf = (field: string) => (problem?.field === field ? problem.text : undefined);
  return (
    <>
      <RadioCards
        legend="What do you want to refund?"
        isLegendHidden
        choices={refundKinds(options)}
        value={kind}
        onChange={(value) => onChange({ kind: value, counts: {} })}
      />
      {pieces.length > 0 && (
        <div role="group" aria-label="Pieces" aria-describedby={problemId}>
          <PieceSteppers pieces={pieces} draft={draft} onChange={onChange} />
          <FieldError id={problemId}>{textOf("pieces")}</FieldError>
        </div>
      )}
      {kind === "PIECES" && (
        <Checkbox
          label="The pieces are back and go into stock"
          checked={draft.isRestocked}
          onChange={({ target }) => onChange({ isRestocked: target.checked })}
        />
      )}
      {kind === "AMOUNT" && (
        <TextField
          label="Amount in rupees"
          inputMode="decimal"
          autoComplete="off"
          error={textOf("amount")}
          value={draft.amount}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
      )}
      <TextArea
        label="Reason for the customer"
        isOptional={kind !== "AMOUNT"}
        rows={2}
        maxLength={300}
        error={textOf("note")}
        value={draft.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  );
};
