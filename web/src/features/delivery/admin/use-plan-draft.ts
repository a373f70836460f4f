import { useState } from "react";
import { loadDraft, removeDraft, saveDraft } from "../../../ui/form-draft.ts";
import { useSession } from "../../accounts/session/session.ts";
import { isSamePlan, planDraftFields, planDraftOfFields, type PlanDraft } from "./plan-draft.ts";

/** The name under which the plan is stored. */
const DRAFT = "delivery-plan";

/**
 * The unsaved plan of delivery dates, stored in the tab until it is saved; a logout removes it. `offered` is the one that was
 * there when the form of this version opened, until the admin has decided about it.
 */
export const usePlanDraft = (stored: PlanDraft) => {
  const { session } = useSession();
  const owner = session.status === "admin" ? session.user.email : "";
  const [offered, setOffered] = useState(() => {
    const draft = planDraftOfFields(loadDraft(DRAFT, owner));
    return draft && !isSamePlan(draft, stored) ? draft : null;
  });
  const remove = () => removeDraft(DRAFT);
  return {
    offered,
    stopOffering: () => setOffered(null),
    save: (draft: PlanDraft) =>
      isSamePlan(draft, stored) ? remove() : saveDraft(DRAFT, owner, planDraftFields(draft)),
    remove,
    hasDraft: () => loadDraft(DRAFT, owner) !== null,
  };
};
