/** Whether the browser knows passkeys. */
export const hasPasskeys = () => typeof window.PublicKeyCredential === "function";

/** The browser or its user has refused: no passkey fits, or the dialog was closed. */
export class PasskeyRefused extends Error {}

const PASSKEY_REFUSED = "No passkey was used. Please try again, or choose another way.";

const run = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
  try {
    return await ask();
  } catch (error) {
    // Closed by its user, timed out, or refused: the browser does not say which.
    console.info("No passkey:", error);
    throw new PasskeyRefused(PASSKEY_REFUSED);
  }
};

/** Lets the browser make a passkey, with options of the server. Throws PasskeyRefused. */
export const makePasskey = (options: unknown): Promise<unknown> =>
  run(async () => {
    const { startRegistration } = await import("@simplewebauthn/browser");
    type Json = Parameters<typeof startRegistration>[0]["optionsJSON"];
    return startRegistration({ optionsJSON: options as Json });
  });

/** Lets the browser prove a passkey, with options of the server. Throws PasskeyRefused. */
export const askForPasskey = (options: unknown): Promise<unknown> =>
  run(async () => {
    const { startAuthentication } = await import("@simplewebauthn/browser");
    type Json = Parameters<typeof startAuthentication>[0]["optionsJSON"];
    return startAuthentication({ optionsJSON: options as Json });
  });
