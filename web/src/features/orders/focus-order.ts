/** The id of the heading of an order in a list. */
export const orderHeadingId = (id: string) => `order-${id}`;

/** Moves the focus to the heading of an order after a dialog whose button is gone then. */
export const focusOrder = (id: string) => {
  requestAnimationFrame(() => document.getElementById(orderHeadingId(id))?.focus());
};
