import { useState } from "react";
import { loadDraft, removeDraft, saveDraft } from "../../../ui/form-draft.ts";
import { useSession } from "../../accounts/session/session.ts";
import { promotionChanges } from "./draft-changes.ts";
import type { PromotionDraft } from "./promotion-draft.ts";

/** The unsaved form, and the id under which a new promotion is saved. */
type Stored = { draft: PromotionDraft; id: string };

const parsed = (text: string | undefined, fallback: PromotionDraft): Stored | null => {
  try {
    const stored = JSON.parse(text ?? "null") as Stored | null;
    return stored && { ...stored, draft: { ...fallback, ...stored.draft } };
  } catch {
    return null;
  }
};

/**
 * The unsaved form of a promotion, stored in the tab until it is saved; a logout removes it. `offered` is the one that was there
 * when the form opened, until the admin has decided about it.
 */
export const usePromotionDraft = (name: string, initial: PromotionDraft) => {
  const key = `promotion:${name}`;
  const { session } = useSession();
  const owner = session.status === "admin" ? session.user.email : "";
  const [offered, setOffered] = useState(() => {
    const stored = parsed(loadDraft(key, owner)?.["promotion"], initial);
    return stored && promotionChanges.changedFields(initial, stored.draft).length > 0 ? stored : null;
  });
  return {
    offered,
    stopOffering: () => setOffered(null),
    save: (stored: Stored) => saveDraft(key, owner, { promotion: JSON.stringify(stored) }),
    remove: () => removeDraft(key),
    hasDraft: () => loadDraft(key, owner) !== null,
  };
};
