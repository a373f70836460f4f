import { useState } from "react";
import { removeDraft, saveDraft, loadDraft } from "../../ui/form-draft.ts";

/** A review as far as she has written it: kept in this tab until it is sent, also while she has to log in again. */
export const useReviewDraft = (productId: string, shopperId: string | null) => {
  const name = `review:${productId}`;
  const [stored] = useState(() => loadDraft(name, shopperId));
  const stars = Number(stored?.["rating"]);
  const comment = stored?.["comment"];
  return {
    /** What she had not sent when the dialog opened. */
    saved: comment && stars >= 1 && stars <= 5 ? { rating: Math.round(stars), comment } : null,
    save: (rating: number, text: string) =>
      saveDraft(name, shopperId, { rating: String(rating), comment: text }),
    remove: () => removeDraft(name),
  };
};
