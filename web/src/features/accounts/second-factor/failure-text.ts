import { errorMessage } from "../../../graphql/error-message.ts";
import { PasskeyRefused } from "./passkey-browser.ts";

const FAILED = "That did not work. Please try again.";

const requestFailure = (error: unknown) => errorMessage(error, { fallback: FAILED });

/** The sentence for a failed request, or for a passkey that the browser did not use. */
export const failureText = (error: unknown, textOfRequest = requestFailure) =>
  error instanceof PasskeyRefused ? error.message : textOfRequest(error);
