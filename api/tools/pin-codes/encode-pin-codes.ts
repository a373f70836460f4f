import type { PinCode } from "./merge-sources.ts";

/** Runs of consecutive numbers, as "start+length" in base 36, each start relative to the end of the run before. */
const encodeRuns = (numbers: readonly number[]): string => {
  const runs: string[] = [];
  let last = 0;
  for (let index = 0; index < numbers.length;) {
    const start = numbers[index] ?? 0;
    let length = 0;
    while (numbers[index + length + 1] === start + length + 1) length += 1;
    runs.push((start - last).toString(36) + (length > 0 ? `+${length.toString(36)}` : ""));
    last = start + length;
    index += length + 1;
  }
  return runs.join(" ");
};

/**
 * The table as text: a line with the names of the states, then a line for each city with its states, as "city|state
 * numbers|PIN codes". `web/src/features/checkout/pin-lookup.ts` reads it.
 */
export const encodePinCodes = (pinCodes: readonly PinCode[]): string => {
  const states = [...new Set(pinCodes.flatMap((pinCode) => pinCode.states))].sort();
  const places = new Map<string, number[]>();
  for (const { pin, city, states: names } of pinCodes) {
    const place = `${city}|${names.map((name) => states.indexOf(name)).join(",")}`;
    places.set(place, [...(places.get(place) ?? []), Number(pin)]);
  }
  const lines = [...places].map(([place, pins]) => `${place}|${encodeRuns(pins)}`);
  return `${[states.join(","), ...lines].join("\n")}\n`;
};

const prefixLength = 3;

/** States with less than this share of a region are left out: single offices of a neighbour's route. */
const minShare = 0.05;

/** The states of each region (the first three digits), as lines of a TypeScript object: state to regions. */
export const regionsByState = (pinCodes: readonly PinCode[]): Map<string, string[]> => {
  const counts = new Map<string, Map<string, number>>();
  for (const { pin, states } of pinCodes) {
    const region = pin.slice(0, prefixLength);
    const ofRegion = counts.get(region) ?? new Map<string, number>();
    for (const state of states) ofRegion.set(state, (ofRegion.get(state) ?? 0) + 1);
    counts.set(region, ofRegion);
  }
  const regions = new Map<string, string[]>();
  for (const [region, ofRegion] of [...counts].sort()) {
    const total = [...ofRegion.values()].reduce((sum, count) => sum + count, 0);
    for (const [state, count] of ofRegion)
      if (count / total >= minShare) regions.set(state, [...(regions.get(state) ?? []), region]);
  }
  return new Map([...regions].sort());
};
