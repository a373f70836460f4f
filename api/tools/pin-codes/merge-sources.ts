import type { Office } from "./read-sources.ts";

/** What the shop knows of a PIN code: its states, the likeliest first, and the district as a city would be written. */
export type PinCode = { pin: string; states: string[]; city: string };

/** The city of a district. The districts of Delhi are parts of one city. */
const cityOf = (district: string, [state]: readonly string[]): string =>
  state === "Delhi" ? "New Delhi" : district.replace(/ (Urban|Rural|Suburban|City)$/, "");

/** Names with their counts, the most frequent first; equal ones in alphabetical order. */
const byFrequency = (names: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
    .map(([name]) => name);
};

const groupByPin = (offices: readonly Office[]): Map<string, Office[]> => {
  const groups = new Map<string, Office[]>();
  for (const office of offices) {
    const group = groups.get(office.pin);
    if (group) group.push(office);
    else groups.set(office.pin, [office]);
  }
  return groups;
};

const withoutNames = new Set(["", "Na", "Null"]);

const districtOf = (offices: readonly Office[]): string | undefined => {
  const named = offices.filter(({ district }) => !withoutNames.has(district));
  const delivering = named.filter(({ isDelivery }) => isDelivery);
  return byFrequency((delivering.length > 0 ? delivering : named).map(({ district }) => district))[0];
};

const statesOf = (offices: readonly Office[]): string[] => byFrequency(offices.map(({ state }) => state));

/** A state has at least this share of its PIN codes under each first digit that belongs to it. */
const minShare = 0.015;

/**
 * Takes a state out of a PIN code with two, if the first digit does not belong to it: the digit stands for a group of states,
 * so one directory has misplaced the office.
 */
const withoutMisplaced = (pinCodes: readonly PinCode[]): PinCode[] => {
  const counts = new Map<string, number>();
  const count = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { pin, states } of pinCodes)
    for (const state of states) {
      count(state);
      count(`${state} ${pin.charAt(0)}`);
    }
  const belongs = (state: string, pin: string): boolean =>
    (counts.get(`${state} ${pin.charAt(0)}`) ?? 0) >= (counts.get(state) ?? 0) * minShare;
  return pinCodes.map((pinCode) => {
    const likely = pinCode.states.filter((state) => belongs(state, pinCode.pin));
    return likely.length > 0 ? { ...pinCode, states: likely } : pinCode;
  });
};

/**
 * The PIN codes of two directories, in ascending order. The first one decides the city. A PIN code has a second
 * state if the directories differ, or if one names two; never more than two. A state of both
 * directories comes first.
 */
export const mergeSources = (newest: readonly Office[], older: readonly Office[]): PinCode[] => {
  const [first, second] = [groupByPin(newest), groupByPin(older)];
  const pins = [...new Set([...first.keys(), ...second.keys()])].sort();
  const merged = pins.flatMap((pin) => {
    const [ours, theirs] = [first.get(pin) ?? [], second.get(pin) ?? []];
    const [ourStates, theirStates] = [statesOf(ours), statesOf(theirs)];
    const agreed = ourStates.filter((state) => theirStates.includes(state));
    const states = [...new Set([...agreed, ...ourStates, ...theirStates])].slice(0, 2);
    const district = districtOf(ours) ?? districtOf(theirs);
    return district ? [{ pin, states, city: cityOf(district, states) }] : [];
  });
  return withoutMisplaced(merged);
};

/** How far two directories agree, for the record. */
export const compareSources = (newest: readonly Office[], older: readonly Office[]) => {
  const [first, second] = [groupByPin(newest), groupByPin(older)];
  const shared = [...first.keys()].filter((pin) => second.has(pin));
  const differing = shared.filter(
    (pin) => !first.get(pin)?.some(({ state }) => second.get(pin)?.some((other) => other.state === state)),
  );
  return { newest: first.size, older: second.size, shared: shared.length, differing: differing.length };
};
