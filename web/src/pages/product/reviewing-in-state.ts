const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** What the product page hands to /login, so that the dialog is open when she is back. */
export const reviewingResume = { reviewing: true } as const;

/** Whether /login handed it back to this page, in the navigation state. */
export const isReviewingInState = (state: unknown): boolean => {
  const resume = isObject(state) ? state["resume"] : null;
  return isObject(resume) && resume["reviewing"] === true;
};
