import { useRef, useState, type FormEvent } from "react";
import { errorCode } from "../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { useUpdateDeliveryPlanMutation, type DeliveryPlan_PlanFragment } from "../../../graphql/generated.ts";
import { useLeaveNotice } from "../../../ui/use-leave-notice.ts";
import { paths } from "../../../paths.ts";
import { draftOf, inputOf, isSamePlan, type PlanDraft, type ZoneDraft } from "./plan-draft.ts";
import { usePlanDraft } from "./use-plan-draft.ts";
import { planErrors, type PlanErrors } from "./plan-errors.ts";

/** The errors are in the page with the next frame. */
const focusFirstError = (form: HTMLFormElement | null) => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
};

type PlanFormOptions = {
  /** `null` before a plan is set. */
  plan: DeliveryPlan_PlanFragment | null;
  /** Loads the stored plan again; the form then starts from it. */
  reload: () => Promise<void>;
  onSaved: () => void;
};

/** The state of the form of delivery dates. A save names the version that the form began with. */
export const usePlanForm = ({ plan, reload, onSaved }: PlanFormOptions) => {
  const [stored] = useState(() => draftOf(plan));
  const [draft, setDraft] = useState(stored);
  const latest = useRef(draft);
  const { offered, stopOffering, ...storage } = usePlanDraft(stored);
  useLeaveNotice({
    isChanged: !isSamePlan(draft, stored),
    hasDraft: storage.hasDraft,
    path: paths.adminDeliveryDates(),
  });
  const [change, { loading: isSaving }] = useUpdateDeliveryPlanMutation();
  const [failure, setFailure] = useState<{ text: string; isConflict: boolean } | null>(null);
  const show = (next: PlanDraft) => {
    latest.current = next;
    setDraft(next);
    storage.save(next);
  };
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<PlanErrors>(new Map());
  const enter = (changes: Partial<PlanDraft>) => {
    setFailure(null);
    if (errors.size > 0) setErrors(planErrors({ ...draft, ...changes }));
    show({ ...draft, ...changes });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setFailure(null);
    const newErrors = planErrors(draft);
    setErrors(newErrors);
    if (newErrors.size > 0) return focusFirstError(form.current);
    try {
      await change({ variables: { version: plan?.version ?? 0, plan: inputOf(draft) } });
      // What was typed during the request stays stored: the form of the new version offers it.
      if (latest.current === draft) storage.remove();
      onSaved();
      await reload();
    } catch (error) {
      setFailure({
        text: writeErrorMessage(error, {
          fallback: "The delivery dates could not be saved. Please try again.",
        }),
        isConflict: errorCode(error) === "DELIVERY_PLAN_CHANGED",
      });
    }
  };

  return {
    form,
    draft,
    errors,
    failure,
    isSaving,
    enter,
    /** Replaces a zone; removes it with `null`. */
    setZone: (key: string, zone: ZoneDraft | null) =>
      enter({ zones: draft.zones.flatMap((current) => (current.key === key ? (zone ?? []) : current)) }),
    submit,
    /** Whether the tab has an unsaved draft that the admin has not decided about. */
    isDraftOffered: offered !== null,
    restore: () => {
      if (offered) show(offered);
      stopOffering();
    },
    discardOffered: () => {
      storage.save(draft);
      stopOffering();
    },
  };
};
