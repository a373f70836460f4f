import type { ReturnKind, ReturnPieces_PiecesFragment, ReturnReason } from "../../graphql/generated.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { Select } from "../../ui/select.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { PieceThumbnail } from "./piece-thumbnail.tsx";
import {
  exchangeOptions,
  nextReplacement,
  unitsInStock,
  type DraftProblem,
  type PiecesDraft,
} from "./return-draft.ts";
import { VariantFields } from "../catalogue/variant-fields.tsx";
import { variantText } from "../catalogue/variant-text.ts";
import { piecesText, reasonLabels } from "./return-words.ts";

const reasonChoices = Object.entries(reasonLabels).map(([value, label]) => ({ value, label }));

type PiecesFieldProps = {
  pieces: ReturnPieces_PiecesFragment;
  draft: PiecesDraft;
  problem: DraftProblem | undefined;
  onChange: (change: Partial<PiecesDraft>) => void;
};

const kindChoices = (pieces: ReturnPieces_PiecesFragment) => [
  {
    value: "EXCHANGE" as const,
    label: "Exchange",
    note:
      pieces.replacements.length > 0
        ? "Another size or colour, at the price that you paid"
        : "No other size or colour is in stock",
    isDisabled: pieces.replacements.length === 0,
  },
  { value: "RETURN" as const, label: "Return", note: "Refund" },
];

/** Size first, then colour, by the fields of the product page. What is sold out is marked. */
const Replacement = ({ pieces, draft, problem, onChange }: PiecesFieldProps) => (
  <div role="group" aria-label="What would you like instead?">
    <VariantFields
      options={exchangeOptions(pieces)}
      units={unitsInStock(pieces, draft)}
      variant={draft.replacement}
      isSizeFirst
      onChange={(next) => onChange({ replacement: nextReplacement(pieces, draft, next) })}
      missingMessage={problem?.field === "replacement" ? problem.text : null}
    />
  </div>
);

const Wish = (props: PiecesFieldProps) => {
  const { pieces, draft, problem, onChange } = props;
  return (
    <div role="group" aria-label={pieces.title} className="mt-3 mb-6 grid gap-5 sm:pl-8.5">
      {pieces.quantity > 1 && (
        <div className="flex flex-wrap items-center gap-4">
          <Stepper
            label={`Pieces of ${pieces.title}`}
            value={draft.quantity}
            max={pieces.quantity}
            onChange={(quantity) => onChange({ quantity })}
          />
          <span className="text-sm text-ink-soft tabular-nums">of {piecesText(pieces.quantity)}</span>
        </div>
      )}
      <RadioCards<ReturnKind>
        legend="What would you like?"
        isSideBySide
        choices={kindChoices(pieces)}
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {draft.kind === "EXCHANGE" && <Replacement {...props} />}
      <Select
        label="Why are you returning it?"
        placeholder="Choose a reason"
        error={problem?.field === "reason" ? problem.text : undefined}
        choices={reasonChoices}
        value={draft.reason ?? ""}
        onChange={({ target }) => onChange({ reason: (target.value || null) as ReturnReason | null })}
      />
      <TextArea
        label="Tell us more"
        isOptional
        rows={2}
        maxLength={500}
        value={draft.comment}
        onChange={({ target }) => onChange({ comment: target.value })}
      />
    </div>
  );
};

/** Pieces that can be returned: a checkbox, and below it what the shopper wants for them. */
export const PiecesField = (props: PiecesFieldProps) => {
  const { pieces, draft, onChange } = props;
  return (
    <li className="border-b border-hairline py-3">
      <div className="flex items-center gap-4">
        <Checkbox
          checked={draft.isChosen}
          onChange={({ target }) => onChange({ isChosen: target.checked })}
          className="min-w-0 grow [&>span]:min-w-0"
          label={
            <span className="flex min-w-0 items-center gap-4">
              <PieceThumbnail {...pieces} />
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{pieces.title}</span>
                <span className="block text-sm text-ink-soft tabular-nums">
                  {[variantText(pieces), piecesText(pieces.quantity)].filter(Boolean).join(", ")}
                </span>
              </span>
            </span>
          }
        />
      </div>
      {draft.isChosen && <Wish {...props} />}
    </li>
  );
};
