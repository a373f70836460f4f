import { textInState } from "../../../ui/navigation-state.ts";

/** The navigation state of /verify-email once its link was used up. */
export type VerifiedState = { verified: string };

/** The address that was verified here, which a reload still finds; null when there is none. */
export const verifiedInState = (state: unknown) => textInState(state, "verified");
