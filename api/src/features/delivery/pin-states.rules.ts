import { pinsByTerritory, regionsByState } from "./pin-regions.rules.ts";

const placesWith = (places: Readonly<Record<string, string>>, number: string): string[] =>
  Object.keys(places).filter((place) => places[place]?.split(" ").includes(number));

/**
 * The states of a PIN code: of its first three digits, unless a union territory that shares them has the code alone. `undefined`
 * for an unknown region.
 */
export const statesOfPin = (pin: string): string[] | undefined => {
  const territories = placesWith(pinsByTerritory, pin);
  const states = territories.length > 0 ? territories : placesWith(regionsByState, pin.slice(0, 3));
  return states.length > 0 ? states : undefined;
};

/** The states of a PIN code if a shop that delivers to `states` delivers to none of them; else empty. */
export const statesWithoutDelivery = (pin: string, states: readonly string[]): string[] => {
  const ofPin = statesOfPin(pin) ?? [];
  return ofPin.some((state) => states.includes(state)) ? [] : ofPin;
};
