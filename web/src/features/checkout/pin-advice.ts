import type { PinPlace } from "./pin-table.ts";

type Typed = { city: string; state: string };

export type PinAdvice = {
  /** Values for fields that the shopper has not filled in. */
  fill: Partial<Typed>;
  /** The states to offer, if the chosen one is another. */
  otherStates: string[];
  /** Whether the table does not have the PIN code. */
  isUnknown: boolean;
};

/**
 * What to do about the place of a PIN code. `open` names the fields that are empty, or that still hold what an earlier PIN code
 * has filled in: all others are never overwritten. Only states to which the shop delivers are filled in or offered.
 */
export const pinAdvice = (
  place: PinPlace | undefined,
  typed: Typed,
  { open, states }: { open: ReadonlySet<keyof Typed>; states: readonly string[] },
): PinAdvice => {
  if (!place) return { fill: {}, otherStates: [], isUnknown: true };
  const deliverable = place.states.filter((state) => states.includes(state));
  const [onlyState] = place.states.length === 1 ? deliverable : [];
  const isOpen = open.has("state");
  const isOther = !isOpen && typed.state !== "" && !place.states.includes(typed.state);
  return {
    fill: {
      ...(open.has("city") && { city: place.city }),
      ...(isOpen && onlyState !== undefined && { state: onlyState }),
    },
    otherStates: isOther || (isOpen && onlyState === undefined) ? deliverable : [],
    isUnknown: false,
  };
};
