/** The sentence for a PIN code of states, or of union territories, to which the shop does not deliver. */
export const noDeliveryText = (states: readonly string[]): string =>
  `We do not deliver to ${states.join(" or ")} yet.`;
