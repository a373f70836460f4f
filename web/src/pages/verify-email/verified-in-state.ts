/** The navigation state of /verify-email once its link was used up. */
export type VerifiedState = { verified: string };

/** The address that was verified here, which a reload still finds; null when there is none. */
export const verifiedInState = (state: unknown) =>
  typeof state === "object" && state !== null && "verified" in state && typeof state.verified === "string"
    ? state.verified
    : null;
