import type { DeliveryPlan_PlanFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { DraftOffer } from "../../../ui/draft-offer.tsx";
import { Select } from "../../../ui/select.tsx";
import { cutOffText, weekdays } from "../../../delivery-plan-words.ts";
import { HolidayFields } from "./holiday-fields.tsx";
import { newZone } from "./plan-draft.ts";
import { restOfIndia } from "./plan-errors.ts";
import { usePlanForm } from "./use-plan-form.ts";
import { DaysFields, ZoneFields } from "./zone-fields.tsx";

const hourChoices = Array.from({ length: 25 }, (_, hour) => ({
  value: String(hour),
  label: cutOffText(hour),
}));

type WorkingDaysProps = {
  /** Numbers of the days: 1 is Monday. */
  days: readonly number[];
  onChange: (days: readonly number[]) => void;
};

const WorkingDays = ({ days, onChange }: WorkingDaysProps) => (
  <fieldset>
    <legend className="mb-1 text-sm font-semibold">Working days</legend>
    <div className="grid grid-cols-2 gap-x-4">
      {weekdays.map((name, index) => (
        <Checkbox
          key={name}
          label={name}
          checked={days.includes(index + 1)}
          onChange={({ target }) =>
            onChange(target.checked ? [...days, index + 1] : days.filter((day) => day !== index + 1))
          }
        />
      ))}
    </div>
  </fieldset>
);

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

/** Zones, cut-off time, working days and holidays. */
export const PlanForm = ({ plan, states, reload, notice, onSaved, onVanish }: PlanFormProps) => {
  const edit = usePlanForm({ plan, reload, onSaved });
  const { form, draft, errors, failure, isSaving, enter, setZone } = edit;
  return (
    <div className="mt-5">
      <DraftOffer detail={null} onRestore={edit.restore} onDiscard={edit.discardOffered}>
        {edit.isDraftOffered ? "You have unsaved changes to the delivery dates." : null}
      </DraftOffer>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void edit.submit(event)}
        className="grid max-w-224 gap-8"
      >
        {!plan && (
          <FormMessage tone="info">
            Customers do not see delivery dates yet. Save to start showing them.
          </FormMessage>
        )}
        <div className="grid gap-6 md:grid-cols-2">
          <Select
            label="Same-day dispatch (India time)"
            choices={hourChoices}
            value={draft.cutOffHour}
            onChange={({ target }) => enter({ cutOffHour: target.value })}
          />
          <WorkingDays days={draft.workingDays} onChange={(workingDays) => enter({ workingDays })} />
        </div>
        <HolidayFields holidays={draft.holidays} onChange={(holidays) => enter({ holidays })} />
        <div className="grid gap-4">
          <h3 className="text-lg">Zones</h3>
          {draft.zones.map((zone) => (
            <ZoneFields
              key={zone.key}
              zone={zone}
              errors={errors.get(zone.key)}
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
                error={errors.get(restOfIndia)?.days}
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
                  Show current dates
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
            Save dates
          </Button>
        </div>
      </form>
    </div>
  );
};
