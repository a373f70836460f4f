import { formatRecentTime } from "../../../ui/dates.ts";
import { DraftOffer } from "../../../ui/draft-offer.tsx";
import { draftWords } from "./field-words.ts";
import type { ProductDraft } from "./product-draft.ts";

/** Offers the draft of a product that the browser kept. */
export const DraftNotice = ({
  draft,
  isCountOutdated = false,
  isTyped,
  onRestore,
  onDiscard,
}: {
  draft: ProductDraft | null;
  /** The typed count is not restored. */
  isCountOutdated?: boolean;
  /** Whether the admin has typed since; the draft is restored around it. */
  isTyped: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}) => (
  <DraftOffer
    detail={
      <>
        <p className="text-sm">{draft && draftWords(draft)}</p>
        {isCountOutdated && (
          <p className="mt-1 text-sm">
            The count of {draft?.texts.stock} pieces is not restored: the stock has changed since then.
          </p>
        )}
        {isTyped && <p className="mt-1 text-sm">What you have typed since stays.</p>}
      </>
    }
    onRestore={onRestore}
    onDiscard={onDiscard}
  >
    {draft && `You have unsaved changes from ${formatRecentTime(draft.savedAt)}.`}
  </DraftOffer>
);
