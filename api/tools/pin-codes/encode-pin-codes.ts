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
 * numbers|PIN codes". `web/src/features/checkout/pin-table.ts` reads it.
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

/** Every PIN code of the table with its states. */
export const decodePinCodes = (table: string): Pick<PinCode, "pin" | "states">[] => {
  const [stateLine = "", ...lines] = table.trim().split("\n");
  const names = stateLine.split(",");
  return lines.flatMap((line) => {
    const [, indexes = "", runs = ""] = line.split("|");
    const states = indexes.split(",").map((index) => names[Number(index)] ?? "");
    let last = 0;
    return runs.split(" ").flatMap((run) => {
      const [start = "", length = "0"] = run.split("+");
      const first = last + parseInt(start, 36);
      last = first + parseInt(length, 36);
      return Array.from({ length: last - first + 1 }, (_, index) => ({ pin: String(first + index), states }));
    });
  });
};
