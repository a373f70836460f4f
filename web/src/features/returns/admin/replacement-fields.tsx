import type { AdminReturn_ReturnFragment } from "../../../graphql/generated.ts";
import { TextField } from "../../../ui/text-field.tsx";

export type ReplacementParcel = { courier: string; trackingId: string };

/** Courier and number of a replacement; empty until it is sent. */
export const valuesOf = (shown: AdminReturn_ReturnFragment): ReplacementParcel => ({
  courier: shown.replacementCourier ?? "",
  trackingId: shown.replacementTrackingId ?? "",
});

/** Fields for the courier of a replacement, and its number there. */
export const ReplacementFields = ({
  values,
  onChange,
}: {
  values: ReplacementParcel;
  onChange: (values: ReplacementParcel) => void;
}) => (
  <>
    <TextField
      label="Courier"
      maxLength={60}
      value={values.courier}
      onChange={({ target }) => onChange({ ...values, courier: target.value })}
    />
    <TextField
      label="Tracking id"
      maxLength={60}
      autoComplete="off"
      spellCheck={false}
      value={values.trackingId}
      onChange={({ target }) => onChange({ ...values, trackingId: target.value })}
    />
  </>
);
