const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** What a page hands to /login, to get it back after it. */
export const asResume = (productId: string) => ({ heart: productId });

/** The product whose heart a visitor pressed before she logged in, from the navigation state; null without one. */
export const heartInState = (state: unknown): string | null => {
  const resume = isObject(state) ? state["resume"] : null;
  const heart = isObject(resume) ? resume["heart"] : null;
  return typeof heart === "string" ? heart : null;
};
