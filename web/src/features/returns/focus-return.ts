/** The id of the heading of a return. */
export const headingId = (id: string) => `return-${id}`;

/** Moves the focus to the heading of a return after a step: the button of the step is gone then. */
export const focusReturn = (id: string) => {
  requestAnimationFrame(() => document.getElementById(headingId(id))?.focus());
};
