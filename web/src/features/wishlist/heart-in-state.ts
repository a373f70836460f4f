import { textInState } from "../../ui/navigation-state.ts";

/** What a page hands to /login, to get it back after it. */
export const asResume = (productId: string) => ({ heart: productId });

/** The product whose heart a visitor pressed before she logged in, from the navigation state; null without one. */
export const heartInState = (state: unknown) => textInState(state, "resume", "heart");
