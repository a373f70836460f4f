/** The six digits of a typed PIN code; `null` for anything else. */
export const pinOf = (typed: string): string | null => {
  const digits = typed.replace(/\s/g, "");
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
};

/** The sentence for a PIN code of states, or of union territories, to which the shop does not deliver. */
export const noDeliveryText = (states: readonly string[]): string =>
  `We do not deliver to ${states.join(" or ")} yet.`;
