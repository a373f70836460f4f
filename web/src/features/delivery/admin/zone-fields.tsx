import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Details } from "../../../ui/details.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { ZoneErrors } from "./plan-errors.ts";
import type { ZoneDraft } from "./plan-draft.ts";

const countText = (count: number) => (count === 0 ? "none" : String(count));

/** First and last working day after dispatch. */
export const DaysFields = ({
  minDays,
  maxDays,
  error,
  onChange,
}: {
  minDays: string;
  maxDays: string;
  error?: string | undefined;
  onChange: (days: { minDays: string; maxDays: string }) => void;
}) => (
  <div className="grid grid-cols-2 gap-4">
    <TextField
      label="From (working days)"
      inputMode="numeric"
      maxLength={10}
      value={minDays}
      error={error}
      onChange={({ target }) => onChange({ minDays: target.value, maxDays })}
    />
    <TextField
      label="To (working days)"
      inputMode="numeric"
      maxLength={10}
      value={maxDays}
      onChange={({ target }) => onChange({ minDays, maxDays: target.value })}
    />
  </div>
);

type ZoneFieldsProps = {
  zone: ZoneDraft;
  errors: ZoneErrors | undefined;
  states: readonly string[];
  /** States of other zones. */
  takenStates: ReadonlySet<string>;
  onChange: (zone: ZoneDraft) => void;
  onRemove: () => void;
};

/** One zone: its name, its days, and the states and PIN codes that belong to it. */
export const ZoneFields = ({ zone, errors, states, takenStates, onChange, onRemove }: ZoneFieldsProps) => (
  <fieldset className="rounded-sm border border-hairline bg-paper-raised p-4 sm:p-5">
    <legend className="sr-only">{zone.name || "New zone"}</legend>
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        label="Name of the zone"
        maxLength={40}
        value={zone.name}
        error={errors?.name}
        onChange={({ target }) => onChange({ ...zone, name: target.value })}
      />
      <DaysFields {...zone} error={errors?.days} onChange={(days) => onChange({ ...zone, ...days })} />
      <TextField
        label="PIN codes that start with"
        isOptional
        hint="For example 110, 160. They take precedence over the states."
        className="md:col-span-2"
        value={zone.pinPrefixes}
        error={errors?.pinPrefixes}
        onChange={({ target }) => onChange({ ...zone, pinPrefixes: target.value })}
      />
    </div>
    <div className="mt-2 [&>details]:border-0">
      <Details summary={<span>States ({countText(zone.states.length)})</span>}>
        <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
          {states.map((state) => (
            <Checkbox
              key={state}
              label={state}
              checked={zone.states.includes(state)}
              disabled={takenStates.has(state)}
              onChange={({ target }) =>
                onChange({
                  ...zone,
                  states: target.checked
                    ? [...zone.states, state]
                    : zone.states.filter((each) => each !== state),
                })
              }
            />
          ))}
        </div>
      </Details>
    </div>
    <Button variant="quiet" className="-ml-2" onClick={onRemove}>
      Remove zone<span className="sr-only"> {zone.name}</span>
    </Button>
  </fieldset>
);
