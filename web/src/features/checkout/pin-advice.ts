import type { PinPlace } from "./pin-table.ts";

type PlaceValues = { city: string; state: string };

export type PinAdvice = {
  /** Values for fields that the shopper has not filled in; "" empties a field. */
  fill: Partial<PlaceValues>;
  /** The states to offer, if the chosen one is another. */
  otherStates: string[];
  /** The states of the PIN code, if the shop delivers to none of them. */
  closedStates: string[];
  /** Whether the table does not have the PIN code. */
  isUnknown: boolean;
};

/**
 * What to do about the place of a PIN code. `fillableFields` names the fields that are empty, or that still hold what an earlier
 * PIN code has filled in: all others are never overwritten. Only states to which the shop delivers are filled in or offered.
 * What this PIN code does not tell is emptied, so that no city or state of an earlier one stays.
 */
export const pinAdvice = (
  place: PinPlace | undefined,
  currentValues: PlaceValues,
  { fillableFields, states }: { fillableFields: ReadonlySet<keyof PlaceValues>; states: readonly string[] },
): PinAdvice => {
  const placeStates = place?.states ?? [];
  const deliverable = placeStates.filter((state) => states.includes(state));
  const [onlyState = ""] = placeStates.length === 1 ? deliverable : [];
  const canFillState = fillableFields.has("state");
  const isOther = !canFillState && currentValues.state !== "" && !placeStates.includes(currentValues.state);
  return {
    fill: {
      ...(fillableFields.has("city") && { city: place?.city ?? "" }),
      ...(canFillState && { state: onlyState }),
    },
    otherStates: isOther || (canFillState && onlyState === "") ? deliverable : [],
    closedStates: deliverable.length === 0 ? placeStates : [],
    isUnknown: !place,
  };
};
