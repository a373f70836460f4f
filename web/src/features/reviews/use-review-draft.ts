import { useState } from "react";
import { removeDraft, saveDraft, loadDraft } from "../../ui/form-draft.ts";

/** The form draft of a review, stored in the tab until the review is sent, also across a login. */
export const useReviewDraft = (productId: string, shopperId: string | null) => {
  const name = `review:${productId}`;
  const [stored] = useState(() => loadDraft(name, shopperId));
  const stars = Number(stored?.["rating"]);
  const comment = stored?.["comment"];
  return {
    /** The draft at the time when the dialog opened; `null` if missing. */
    saved: comment && stars >= 1 && stars <= 5 ? { rating: Math.round(stars), comment } : null,
    save: (rating: number, text: string) =>
      saveDraft(name, shopperId, { rating: String(rating), comment: text }),
    remove: () => removeDraft(name),
  };
};
