import type { RefObject } from "react";
import { TextField } from "../../../ui/text-field.tsx";
import { CourierFields } from "./courier-fields.tsx";
import type { TrackingErrors, TrackingValues } from "./tracking-values.ts";

type TrackingFieldsProps = {
  values: TrackingValues;
  errors: TrackingErrors;
  onChange: (values: TrackingValues) => void;
  /** The courier, for the initial focus of the dialog. */
  firstField: RefObject<HTMLSelectElement | null>;
  /** The tracking id, for the initial focus once a courier is known. */
  trackingField?: RefObject<HTMLInputElement | null> | undefined;
};

/** Courier, tracking id and expected day of a parcel. */
export const TrackingFields = ({
  values,
  errors,
  firstField,
  trackingField,
  onChange,
}: TrackingFieldsProps) => (
  <div className="grid gap-4">
    <CourierFields
      values={values}
      errors={errors}
      firstField={firstField}
      trackingField={trackingField}
      onChange={(changed) => onChange({ ...values, ...changed })}
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
