import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { errorCode, errorMessage } from "./error-message.ts";
import { UploadInterrupted } from "./upload-interrupted.ts";

/**
 * Whether a request ended without an answer of the shop: no response, a time-out, a proxy's page, a cut body. A write may have
 * taken effect. A proxy that refuses a request (4xx) has not passed it on, and a file that was cut has not arrived.
 */
export const isAnswerLost = (error: unknown): boolean =>
  errorCode(error) === undefined &&
  !(error instanceof UploadInterrupted) &&
  !CombinedGraphQLErrors.is(error) &&
  !(ServerError.is(error) && error.statusCode < 500);

export const NO_ANSWER = "We did not hear back from the shop.";

/** For a write that the shop carries out only once: it may have done so. */
export const LOST_ANSWER = `${NO_ANSWER} You can safely try again.`;

/**
 * A sentence of the specification for a failed call (section 8). It comes first, also when no answer came; then `lost` says what is
 * safe (decision 63).
 */
export const specifiedFailure = (error: unknown, sentence: string, lost: string = LOST_ANSWER): string =>
  isAnswerLost(error) ? `${sentence.replace(/\w$/, "$&.")} ${lost}` : sentence;

/** The message of a failed write: as `errorMessage`, but an answer that did not come proves no failure. */
export const writeErrorMessage = (
  error: unknown,
  { fallback, lost = LOST_ANSWER }: { fallback: string; lost?: string },
): string => (isAnswerLost(error) ? lost : errorMessage(error, { fallback }));
