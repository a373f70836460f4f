import { Button } from "../../../../ui/button.tsx";
import { formatRecentTime } from "../../../../ui/dates.ts";
import { FormMessage } from "../../../../ui/form-message.tsx";
import { fieldList } from "./field-words.ts";
import type { ProductDraft } from "./product-draft.ts";
import { productFields } from "./product-texts.ts";

/** Offers the draft that the browser kept. */
export const DraftNotice = ({
  draft,
  isCountOutdated = false,
  onRestore,
  onDiscard,
}: {
  draft: ProductDraft | null;
  /** The typed count is not restored. */
  isCountOutdated?: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}) => {
  const fields = productFields.filter((field) => draft?.texts[field] !== undefined);
  return (
    <FormMessage
      tone="info"
      className={draft ? "mb-6" : ""}
      detail={
        <>
          <p className="text-sm">{fieldList(fields)}</p>
          {isCountOutdated && (
            <p className="mt-1 text-sm">
              The count of {draft?.texts.stock} pieces is not restored: the stock has changed since.
            </p>
          )}
          <div className="mt-2 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={onRestore}>
              Restore
            </Button>
            <Button variant="quiet" onClick={onDiscard}>
              Discard
            </Button>
          </div>
        </>
      }
    >
      {draft && `You have unsaved changes from ${formatRecentTime(draft.savedAt)}.`}
    </FormMessage>
  );
};
