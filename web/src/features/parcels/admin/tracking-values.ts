import { errorCode, errorExtensions } from "../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { LOST_ANSWER_TO_CHECK } from "../../../graphql/lost-answer-to-check.ts";
import { plainText } from "../../../ui/plain-text.ts";

export type CourierValues = { courier: string; trackingId: string };

export type TrackingValues = CourierValues & { estimatedDelivery: string };

export const trackingNames = [
  "courier",
  "trackingId",
  "estimatedDelivery",
] as const satisfies readonly (keyof TrackingValues)[];

/** What the mutations take. An empty day is no day. */
export const toTrackingInput = ({ courier, trackingId, estimatedDelivery }: TrackingValues) => ({
  courier,
  trackingId: plainText(trackingId),
  estimatedDelivery: estimatedDelivery || null,
});

/** The message of a saved parcel, with the warning that another order has its tracking id. */
export const withWarning = (text: string, warning: string | null | undefined): string =>
  warning ? `${text} ${warning}` : text;

export type TrackingErrors = Partial<Record<keyof TrackingValues, string>>;

const isField = (field: unknown): field is keyof TrackingValues =>
  trackingNames.some((name) => name === field);

/** The message of a failed request, at its field if the server names one. */
export const trackingFailure = (
  error: unknown,
  fallback = "The parcel could not be saved. Please try again.",
): { errors: TrackingErrors; message: string | null } => {
  const text = writeErrorMessage(error, { fallback, lost: LOST_ANSWER_TO_CHECK });
  const { field } = errorExtensions(error);
  return isField(field) && errorCode(error) !== undefined
    ? { errors: { [field]: text }, message: null }
    : { errors: {}, message: text };
};
