import type { AdminReturn_ReturnFragment } from "../../../graphql/generated.ts";
import type { CourierValues } from "../../parcels/admin/tracking-values.ts";

/** Courier and number of a replacement; empty until it is sent. */
export const replacementValues = (shown: AdminReturn_ReturnFragment): CourierValues => ({
  courier: shown.replacementCourier ?? "",
  trackingId: shown.replacementTrackingId ?? "",
});
