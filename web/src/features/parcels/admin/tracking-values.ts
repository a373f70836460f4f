import { errorCode, errorExtensions, errorMessage } from "../../../graphql/error-message.ts";

export type TrackingValues = { courier: string; trackingId: string; estimatedDelivery: string };

/** What the mutations take. An empty day is no day. */
export const toTrackingInput = ({ courier, trackingId, estimatedDelivery }: TrackingValues) => ({
  courier,
  trackingId: trackingId.trim(),
  estimatedDelivery: estimatedDelivery || null,
});

export type TrackingErrors = Partial<Record<keyof TrackingValues, string>>;

const isField = (field: unknown): field is keyof TrackingValues =>
  field === "courier" || field === "trackingId" || field === "estimatedDelivery";

/** The message of a failed request, at its field if the server names one. */
export const trackingFailure = (error: unknown): { errors: TrackingErrors; message: string | null } => {
  const text = errorMessage(error, { fallback: "The parcel could not be saved. Please try again." });
  const { field } = errorExtensions(error);
  return isField(field) && errorCode(error) !== undefined
    ? { errors: { [field]: text }, message: null }
    : { errors: {}, message: text };
};
