import type { Paise } from "../../platform/money.ts";

/** GST codes of the states and union territories of India: the first two digits of a GSTIN. */
export const gstStateCodes: Record<string, string> = {
  "Jammu and Kashmir": "01",
  "Himachal Pradesh": "02",
  Punjab: "03",
  Chandigarh: "04",
  Uttarakhand: "05",
  Haryana: "06",
  Delhi: "07",
  Rajasthan: "08",
  "Uttar Pradesh": "09",
  Bihar: "10",
  Sikkim: "11",
  "Arunachal Pradesh": "12",
  Nagaland: "13",
  Manipur: "14",
  Mizoram: "15",
  Tripura: "16",
  Meghalaya: "17",
  Assam: "18",
  "West Bengal": "19",
  Jharkhand: "20",
  Odisha: "21",
  Chhattisgarh: "22",
  "Madhya Pradesh": "23",
  Gujarat: "24",
  "Dadra and Nagar Haveli and Daman and Diu": "26",
  Maharashtra: "27",
  Karnataka: "29",
  Goa: "30",
  Lakshadweep: "31",
  Kerala: "32",
  "Tamil Nadu": "33",
  Puducherry: "34",
  "Andaman and Nicobar Islands": "35",
  Telangana: "36",
  "Andhra Pradesh": "37",
  Ladakh: "38",
};

/** The states and union territories of India. */
export const indianPlaces: readonly string[] = Object.keys(gstStateCodes).sort();

const characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The check character of a GSTIN, in base 36. The weights of the other characters alternate between 1 and 2. */
const checkCharacter = (first14: string): string => {
  const total = Array.from(first14).reduce((sum, character, index) => {
    const product = characters.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return sum + Math.floor(product / 36) + (product % 36);
  }, 0);
  return characters[(36 - (total % 36)) % 36] ?? "";
};

/** Whether it is a GSTIN (state, PAN, entity, Z, check character) of that state. */
export const isGstinOf = (gstin: string, state: string): boolean =>
  /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(gstin) &&
  gstin.slice(0, 2) === gstStateCodes[state] &&
  gstin.slice(-1) === checkCharacter(gstin.slice(0, 14));

/** The seller's data that an invoice must show. */
export type Seller = {
  name: string;
  address: string;
  /** State or union territory. */
  state: string;
  /** `null` for a shop that is not registered for GST: its invoices are plain bills. */
  gstin: string | null;
};

/** The seller as pages name it: "Saanjh Studio, GSTIN 04AAAAA0000A1ZA". */
export const sellerLine = ({ name, gstin }: Pick<Seller, "name" | "gstin">): string =>
  gstin === null ? name : `${name}, GSTIN ${gstin}`;

/** The tax of a total as the shop may state it; `null` for a shop that is not registered and charges no GST. */
export const statedGst = ({ gstin }: Pick<Seller, "gstin">, tax: Paise): Paise | null =>
  gstin === null ? null : tax;
