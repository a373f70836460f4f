import { errorMessage } from "../../../graphql/error-message.ts";
import { PasskeyRefused } from "./passkey-browser.ts";

const FAILED = "That did not work. Please try again.";

/** The sentence for a failed request, or for a passkey that the browser did not use. */
export const failureText = (error: unknown) =>
  error instanceof PasskeyRefused ? error.message : errorMessage(error, { fallback: FAILED });
