import type { RefObject } from "react";
import { useCouriersQuery } from "../../../graphql/generated.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { CourierValues, TrackingErrors } from "./tracking-values.ts";

type CourierFieldsProps = {
  values: CourierValues;
  errors: TrackingErrors;
  onChange: (values: CourierValues) => void;
  /** The first field, for the initial focus of a dialog. */
  firstField?: RefObject<HTMLSelectElement | null> | undefined;
  trackingField?: RefObject<HTMLInputElement | null> | undefined;
};

/** One of the shop's couriers, and the number of a parcel there. */
export const CourierFields = ({
  values,
  errors,
  onChange,
  firstField,
  trackingField,
}: CourierFieldsProps) => {
  const { data } = useCouriersQuery();
  const names = data?.couriers ?? [];
  // A courier that the settings no longer name stays visible in a correction.
  const all = values.courier && !names.includes(values.courier) ? [values.courier, ...names] : names;
  return (
    <>
      <Select
        ref={firstField}
        label="Courier"
        choices={all.map((name) => ({ value: name, label: name }))}
        placeholder="Choose a courier"
        value={values.courier}
        error={errors.courier}
        onChange={(event) => onChange({ ...values, courier: event.target.value })}
        required
      />
      <TextField
        ref={trackingField}
        label="Tracking id"
        hint="4 to 40 letters, digits and hyphens"
        value={values.trackingId}
        error={errors.trackingId}
        onChange={(event) => onChange({ ...values, trackingId: event.target.value })}
        autoComplete="off"
        spellCheck={false}
        required
      />
    </>
  );
};
