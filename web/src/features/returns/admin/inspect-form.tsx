import { useState } from "react";
import type { AdminReturn_ReturnFragment, InspectedLineInput } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { variantText } from "../../catalogue/variant-text.ts";
import { piecesText } from "../return-words.ts";
import {
  arrivedNow,
  emptyLineDraft,
  inspectedLine,
  piecesToInspect,
  toStock,
  type LineDraft,
} from "./inspection-draft.ts";

type Line = AdminReturn_ReturnFragment["lines"][number];

const CountField = ({
  label,
  text,
  ...stepper
}: {
  label: string;
  text: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <Stepper label={label} min={0} {...stepper} />
    <span className="text-ink-soft">{text}</span>
  </div>
);

/** How many pieces of a line did not arrive or cannot be sold, and how many go back into stock. */
const LineFields = ({
  line,
  draft,
  onChange,
}: {
  line: Line;
  draft: LineDraft;
  onChange: (draft: LineDraft) => void;
}) => {
  const name = [line.title, variantText(line)].filter(Boolean).join(", ");
  const all = piecesToInspect(line);
  return (
    <li className="grid gap-2 text-sm">
      <p className="wrap-anywhere">
        {name}, {piecesText(all)}
      </p>
      <CountField
        label={`Pieces of ${name} that did not arrive`}
        text="did not arrive"
        value={draft.missing}
        max={all - draft.damaged}
        onChange={(missing) => onChange({ ...draft, missing })}
      />
      <CountField
        label={`Pieces of ${name} that cannot be sold`}
        text="cannot be sold"
        value={draft.damaged}
        max={all - draft.missing}
        onChange={(damaged) => onChange({ ...draft, damaged })}
      />
      <p className="tabular-nums">{piecesText(toStock(line, draft))} back into stock</p>
    </li>
  );
};

const sumOf = (lines: readonly Line[], countOf: (line: Line) => number) =>
  lines.reduce((sum, line) => sum + countOf(line), 0);

/** What the inspection does. */
export const resultText = (arrived: number, missing: number) => {
  const counted = missing > 0 ? `${arrived} of ${piecesText(arrived + missing)} arrived. ` : "";
  if (arrived === 0) return `${counted}Nothing is refunded or replaced until the pieces arrive.`;
  const limit = missing > 0 ? ", for the pieces that arrived only" : "";
  return `${counted}This updates the stock, starts the refund and lists replacements to send${limit}. It cannot be undone.`;
};

type InspectFormProps = {
  shown: AdminReturn_ReturnFragment;
  isBusy: boolean;
  onInspect: (lines: InspectedLineInput[]) => void;
  /** Closes the form for pieces that arrive later; missing for the first inspection. */
  onCancel?: () => void;
};

/**
 * The inspection of a received return, or of pieces that were missing at an earlier one. What did not arrive is neither refunded nor
 * replaced; what arrived and can be sold goes into stock.
 */
export const InspectForm = ({ shown, isBusy, onInspect, onCancel }: InspectFormProps) => {
  const isLate = onCancel !== undefined;
  const [drafts, setDrafts] = useState<Readonly<Record<string, LineDraft>>>({});
  const [isChecked, setChecked] = useState(false);
  const draftOf = ({ id }: Line) => drafts[id] ?? emptyLineDraft;
  const lines = shown.lines.filter((line) => piecesToInspect(line) > 0);
  const arrived = sumOf(lines, (line) => arrivedNow(line, draftOf(line)));
  const missing = sumOf(lines, (line) => draftOf(line).missing);
  const isEmpty = isLate && arrived === 0;
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isBusy && !isEmpty) onInspect(shown.lines.map((line) => inspectedLine(line, draftOf(line))));
  };
  return (
    <form onSubmit={submit} className="grid gap-4 bg-paper-deep p-4">
      <h3 className="font-sans text-base font-semibold">
        {isLate ? "Inspection of missing pieces" : "Inspection"}
      </h3>
      <ul className="grid gap-4">
        {lines.map((line) => (
          <LineFields
            key={line.id}
            line={line}
            draft={draftOf(line)}
            onChange={(draft) => setDrafts({ ...drafts, [line.id]: draft })}
          />
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{resultText(arrived, missing)}</p>
      <FormMessage tone="error">
        {isChecked && isEmpty ? "None of these pieces has arrived. There is nothing to record yet." : null}
      </FormMessage>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isBusy}>
          {isLate ? "Record the pieces" : "Complete the return"}
        </Button>
        {isLate && (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
};
