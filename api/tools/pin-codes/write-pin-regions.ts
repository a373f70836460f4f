import { readFileSync, writeFileSync } from "node:fs";
import { decodePinCodes } from "./encode-pin-codes.ts";

/** The table of PIN codes, which the client loads. */
export const tableFile = "web/src/features/checkout/pin-codes.txt";

type PlacedPin = ReturnType<typeof decodePinCodes>[number];

const prefixLength = 3;

/** States with less than this share of a region are left out: single offices of a neighbour's route. */
const minShare = 0.05;

/** The states of each region (the first three digits), as lines of a TypeScript object: state to regions. */
export const regionsByState = (pinCodes: readonly PlacedPin[]): Map<string, string[]> => {
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

/** Territories that share regions with a state. The others have regions of their own. */
const sharingTerritories = [
  "Chandigarh",
  "Dadra and Nagar Haveli and Daman and Diu",
  "Lakshadweep",
  "Puducherry",
];

/** The PIN codes that belong to one of these territories alone. */
const pinsByTerritory = (pinCodes: readonly PlacedPin[]): [string, string[]][] =>
  sharingTerritories.map((territory) => [
    territory,
    pinCodes
      .filter(({ states }) => states.length === 1 && states[0] === territory)
      .map(({ pin }) => pin)
      .sort(),
  ]);

const linesOf = (entries: Iterable<readonly [string, readonly string[]]>): string =>
  [...entries]
    .map(([key, numbers]) => `  ${JSON.stringify(key)}: ${JSON.stringify(numbers.join(" "))},`)
    .join("\n");

/** Writes what the server needs of the table. Prettier formats the result. */
export const writePinRegions = (): void => {
  const pinCodes = decodePinCodes(readFileSync(tableFile, "utf8"));
  writeFileSync(
    "api/src/features/delivery/pin-regions.rules.ts",
    `// Written by api/tools/pin-codes/build-pin-codes.ts.

/** The regions of each state: the first three digits of its PIN codes. */
export const regionsByState: Readonly<Record<string, string>> = {
${linesOf(regionsByState(pinCodes))}
};

/** The PIN codes of a union territory alone, in regions that it shares with a state. */
export const pinsByTerritory: Readonly<Record<string, string>> = {
${linesOf(pinsByTerritory(pinCodes))}
};
`,
  );
};
