import { DraftOffer } from "../../../ui/draft-offer.tsx";
import { useFocusWhenLost } from "../../../ui/use-focus-when-lost.ts";
import { datesWords, methodWords, offerWords } from "../promotion-words.ts";
import { ConditionFields, DateFields } from "./condition-fields.tsx";
import { ConflictQuestion } from "../../product-admin/versioned-form/conflict-question.tsx";
import { SaveBar } from "../../product-admin/versioned-form/save-bar.tsx";
import { CoverageFields } from "./coverage-fields.tsx";
import { fieldNames } from "./draft-changes.ts";
import { BasicFields, DiscountFields } from "./offer-fields.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { inputOf, isPreviewable, type PromotionDraft } from "./promotion-draft.ts";
import { promotionFieldOf, type PromotionForm as Form } from "./use-promotion-form.ts";
import { usePreview } from "./use-preview.ts";

/** The promotion of the form in words, as the list will show it. */
const wordsOf = (draft: PromotionDraft, codeCount: number): string[] => {
  if (!isPreviewable(draft)) return [draft.title || "New promotion"];
  const input = inputOf(draft);
  const terms = {
    kind: input.kind,
    percent: input.percent ?? null,
    amount: input.amount ?? null,
    buyQuantity: input.buyQuantity ?? null,
    freeQuantity: input.freeQuantity ?? null,
    categories: draft.isLimited ? [...draft.categories] : [],
    kinds: draft.isLimited ? [...draft.kinds] : [],
    products: draft.isLimited ? [...draft.products] : [],
    collections: draft.isLimited ? [...draft.collections] : [],
    minSubtotal: Math.max(0, input.minSubtotal ?? 0),
    minPieces: input.minPieces ?? 0,
    isFirstOrder: draft.isFirstOrder,
  };
  const code = input.code?.toUpperCase() ?? null;
  return [
    offerWords(terms),
    methodWords({ method: draft.method, code, codeCount, isWelcome: false }),
    datesWords({ startsAt: input.startsAt, endsAt: input.endsAt ?? null }),
  ];
};

/** The form of a promotion, beside its preview. Its bar with the unsaved changes stays in sight. */
export const PromotionForm = ({ edit, notice }: { edit: Form; notice?: string | null }) => {
  const { draft, seen, changed, form, submit, isSaving, conflict, failure, enter } = edit;
  const preview = usePreview(draft);
  const errors = { ...edit.errors };
  const refusedField = preview.refused && promotionFieldOf(preview.refused.field);
  if (refusedField) errors[refusedField] ??= preview.refused?.message;
  const fields = { draft, errors, onEnter: enter };
  useFocusWhenLost(form.ref, `${edit.offered === null} ${conflict === null}`);
  return (
    <form
      {...form}
      tabIndex={-1}
      aria-label="Promotion"
      onSubmit={(event) => void submit(event)}
      className="outline-none [&_:is(input,select,textarea)]:scroll-mb-24 max-sm:[&_:is(input,select,textarea)]:scroll-mb-36"
    >
      <DraftOffer detail={null} onRestore={edit.restore} onDiscard={edit.forget}>
        {edit.offered && `You have unsaved changes of “${edit.offered.title || "a new promotion"}”.`}
      </DraftOffer>
      <ConflictQuestion noun="promotion" changes={conflict} isSaving={isSaving} onDiscard={edit.discard} />
      <div className="grid items-start gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid grid-cols-1 gap-6">
          <BasicFields {...fields} />
          <DiscountFields {...fields} />
          <CoverageFields {...fields} />
          <ConditionFields {...fields} />
          <DateFields {...fields} />
        </div>
        <div className="xl:sticky xl:top-24">
          <PreviewPanel words={wordsOf(draft, seen?.codeCount ?? 0)} state={preview} />
        </div>
      </div>
      <SaveBar
        changedNames={changed.map((field) => fieldNames[field])}
        failure={failure}
        notice={notice}
        label={seen ? "Save changes" : "Add promotion"}
        isSaving={isSaving}
        onDiscard={edit.discard}
      />
    </form>
  );
};
