import { useCouriersQuery } from "../../../graphql/generated.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { TrackingErrors, TrackingValues } from "./tracking-values.ts";

type TrackingFieldsProps = {
  values: TrackingValues;
  errors: TrackingErrors;
  onChange: (values: TrackingValues) => void;
};

/** Courier, tracking id and expected day of a parcel. */
export const TrackingFields = ({ values, errors, onChange }: TrackingFieldsProps) => {
  const { data } = useCouriersQuery();
  const names = data?.couriers ?? [];
  // A courier that the settings no longer name stays visible in a correction.
  const all = values.courier && !names.includes(values.courier) ? [values.courier, ...names] : names;
  return (
    <div className="grid gap-4">
      <Select
        label="Courier"
        choices={all.map((name) => ({ value: name, label: name }))}
        placeholder="Choose a courier"
        value={values.courier}
        error={errors.courier}
        onChange={(event) => onChange({ ...values, courier: event.target.value })}
        required
      />
      <TextField
        label="Tracking id"
        hint="4 to 40 letters, digits and hyphens"
        value={values.trackingId}
        error={errors.trackingId}
        onChange={(event) => onChange({ ...values, trackingId: event.target.value })}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <TextField
        type="date"
        label="Expected on"
        isOptional
        value={values.estimatedDelivery}
        error={errors.estimatedDelivery}
        onChange={(event) => onChange({ ...values, estimatedDelivery: event.target.value })}
      />
    </div>
  );
};
