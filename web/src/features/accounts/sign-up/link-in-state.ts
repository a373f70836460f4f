import { textInState } from "../../../ui/navigation-state.ts";

/** The navigation state of /signup once the link has proved itself. */
export type LinkInState = { token: string };

/** The token that moved from the address bar into the history entry; null when there is none. */
export const linkInState = (state: unknown) => textInState(state, "token");
