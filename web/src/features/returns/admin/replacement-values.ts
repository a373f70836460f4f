import type { AdminReturn_ReturnFragment } from "../../../graphql/generated.ts";
import type { CourierValues } from "../../parcels/admin/tracking-values.ts";

/**
 * Courier and number of a replacement; the number is empty while a replacement is due, also if that of other pieces was sent
 * before.
 */
export const replacementValues = (shown: AdminReturn_ReturnFragment): CourierValues => ({
  courier: shown.replacementCourier ?? "",
  trackingId: shown.replacementDueAt ? "" : (shown.replacementTrackingId ?? ""),
});
