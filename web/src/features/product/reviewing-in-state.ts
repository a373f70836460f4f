import { inState } from "../../ui/navigation-state.ts";

/** What the product page hands to /login, so that the dialog is open when she is back. */
export const reviewingResume = { reviewing: true } as const;

/** Whether /login handed it back to this page, in the navigation state. */
export const isReviewingInState = (state: unknown) => inState(state, "resume", "reviewing") === true;
