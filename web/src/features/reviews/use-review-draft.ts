import { useState } from "react";
import { removeDraft, saveDraft, loadDraft, type DraftFields } from "../../ui/form-draft.ts";
import type { ReviewFacts } from "./review-facts-fields.tsx";
import { fits } from "./review-words.ts";

type ReviewDraft = ReviewFacts & { rating: number; comment: string };

const readReview = (fields: DraftFields | null): ReviewDraft | null => {
  const stars = Number(fields?.["rating"]);
  const comment = fields?.["comment"];
  if (!comment || !(stars >= 1 && stars <= 5)) return null;
  return {
    rating: Math.round(stars),
    comment,
    sizeWorn: fields["sizeWorn"] ?? "",
    fit: fits.find((fit) => fit === fields["fit"]) ?? "",
  };
};

/** The form draft of a review, stored in the tab until the review is sent, also across a login. */
export const useReviewDraft = (productId: string, shopperId: string | null) => {
  const name = `review:${productId}`;
  const [saved] = useState(() => readReview(loadDraft(name, shopperId)));
  return {
    /** The draft at the time when the dialog opened; `null` if missing. */
    saved,
    save: (draft: ReviewDraft) => saveDraft(name, shopperId, { ...draft, rating: String(draft.rating) }),
    remove: () => removeDraft(name),
  };
};
