import { useRef, useState, type FormEvent } from "react";
import { errorCode } from "../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { useChangeDeliveryPlanMutation, type DeliveryPlan_PlanFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { DraftOffer } from "../../../ui/draft-offer.tsx";
import { Select } from "../../../ui/select.tsx";
import { useLeaveNotice } from "../../../ui/use-leave-notice.ts";
import { paths } from "../../../paths.ts";
import { cutOffText, weekdays } from "../../../delivery-plan-words.ts";
import { HolidayFields } from "./holiday-fields.tsx";
import { draftOf, inputOf, isSamePlan, newZone, type PlanDraft, type ZoneDraft } from "./plan-draft.ts";
import { usePlanDraft } from "./use-plan-draft.ts";
import { DaysFields, ZoneFields } from "./zone-fields.tsx";

const hourChoices = Array.from({ length: 25 }, (_, hour) => ({
  value: String(hour),
  label: cutOffText(hour),
}));

type PlanFormProps = {
  /** `null` before a plan is set. */
  plan: DeliveryPlan_PlanFragment | null;
  states: readonly string[];
  /** Loads the stored plan again; the form then starts from it. */
  reload: () => Promise<void>;
  /** The message after a save: the form of the new version shows it. */
  notice: string | null;
  onSaved: () => void;
  onVanish: () => void;
};

/** Zones, cut-off time, working days and holidays. Saving names the version that the form began with. */
export const PlanForm = ({ plan, states, reload, notice, onSaved, onVanish }: PlanFormProps) => {
  const [stored] = useState(() => draftOf(plan));
  const [draft, setDraft] = useState(stored);
  const latest = useRef(draft);
  const { offered, stopOffering, ...storage } = usePlanDraft(stored);
  useLeaveNotice({
    isChanged: !isSamePlan(draft, stored),
    hasDraft: storage.hasDraft,
    path: paths.adminDelivery("dates"),
  });
  const [change, { loading: isSaving }] = useChangeDeliveryPlanMutation();
  const [failure, setFailure] = useState<{ text: string; isConflict: boolean } | null>(null);
  const show = (next: PlanDraft) => {
    latest.current = next;
    setDraft(next);
    storage.save(next);
  };
  const enter = (changes: Partial<PlanDraft>) => {
    setFailure(null);
    show({ ...draft, ...changes });
  };
  const setZone = (key: string, zone: ZoneDraft | null) =>
    enter({ zones: draft.zones.flatMap((each) => (each.key === key ? (zone ?? []) : each)) });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setFailure(null);
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

  return (
    <div className="mt-5">
      <DraftOffer
        detail={null}
        onRestore={() => {
          if (offered) show(offered);
          stopOffering();
        }}
        onDiscard={() => {
          storage.save(draft);
          stopOffering();
        }}
      >
        {offered && "You have unsaved changes of the delivery dates."}
      </DraftOffer>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-4xl gap-8">
        {!plan && (
          <FormMessage tone="info">The shop promises no dates yet. Save this plan to start.</FormMessage>
        )}
        <div className="grid gap-6 md:grid-cols-2">
          <Select
            label="Orders that leave on the same day (time in India)"
            choices={hourChoices}
            value={draft.cutOffHour}
            onChange={({ target }) => enter({ cutOffHour: target.value })}
          />
          <fieldset>
            <legend className="mb-1 text-sm font-semibold">Working days</legend>
            <div className="grid grid-cols-2 gap-x-4">
              {weekdays.map((name, index) => (
                <Checkbox
                  key={name}
                  label={name}
                  checked={draft.workingDays.includes(index + 1)}
                  onChange={({ target }) =>
                    enter({
                      workingDays: target.checked
                        ? [...draft.workingDays, index + 1]
                        : draft.workingDays.filter((day) => day !== index + 1),
                    })
                  }
                />
              ))}
            </div>
          </fieldset>
        </div>
        <HolidayFields holidays={draft.holidays} onChange={(holidays) => enter({ holidays })} />
        <div className="grid gap-4">
          <h3 className="text-lg">Zones</h3>
          {draft.zones.map((zone) => (
            <ZoneFields
              key={zone.key}
              zone={zone}
              states={states}
              takenStates={
                new Set(draft.zones.filter(({ key }) => key !== zone.key).flatMap((other) => other.states))
              }
              onChange={(changed) => setZone(zone.key, changed)}
              onRemove={() => setZone(zone.key, null)}
            />
          ))}
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => enter({ zones: [...draft.zones, newZone()] })}
          >
            Add a zone
          </Button>
          <fieldset className="rounded-sm border border-hairline bg-paper-raised p-4 sm:p-5">
            <legend className="float-left mb-3 w-full font-semibold">Rest of India</legend>
            <div className="clear-both max-w-105">
              <DaysFields
                minDays={draft.otherMinDays}
                maxDays={draft.otherMaxDays}
                onChange={({ minDays, maxDays }) => enter({ otherMinDays: minDays, otherMaxDays: maxDays })}
              />
            </div>
          </fieldset>
        </div>
        <div>
          <FormMessage
            tone="error"
            className={failure ? "mb-4" : ""}
            detail={
              failure?.isConflict && (
                <Button variant="quiet" className="-ml-2" onClick={() => void reload()}>
                  Show the saved dates
                </Button>
              )
            }
          >
            {failure?.text}
          </FormMessage>
          <FormMessage tone="success" className={notice ? "mb-4" : ""} vanishAfter={5} onVanish={onVanish}>
            {notice}
          </FormMessage>
          <Button type="submit" size="large" isLoading={isSaving}>
            Save the dates
          </Button>
        </div>
      </form>
    </div>
  );
};
