import { useState } from "react";
import { removeDraft, saveDraft, loadDraft } from "../../ui/form-draft.ts";

/** A review as far as she has written it: kept in this tab until it is sent, also while she has to log in again. */
export const useReviewDraft = (productId: string, shopperId: string | null) => {
  const name = `review:${productId}`;
  const [kept] = useState(() => loadDraft(name, shopperId));
  const stars = Number(kept?.["rating"]);
  const comment = kept?.["comment"];
  return {
    /** What she had not sent when the dialog opened. */
    unsent: comment && stars >= 1 && stars <= 5 ? { rating: Math.round(stars), comment } : null,
    keep: (rating: number, text: string) =>
      saveDraft(name, shopperId, { rating: String(rating), comment: text }),
    forget: () => removeDraft(name),
  };
};
