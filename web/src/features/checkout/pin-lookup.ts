import tableUrl from "./pin-codes.txt?url";
import { findPin, type PinPlace } from "./pin-table.ts";

let table: Promise<string> | undefined;

const loadTable = async (): Promise<string> => {
  const response = await fetch(tableUrl);
  if (!response.ok) throw new Error(`The table of PIN codes: HTTP ${response.status}`);
  return response.text();
};

/** Loads the table of PIN codes once. A failed load is tried again at the next call. */
export const loadPinTable = (): Promise<string> => {
  table ??= loadTable();
  table.catch(() => (table = undefined));
  return table;
};

/** City and states of a PIN code of six digits; `undefined` if it is unknown. Rejects if the table cannot be loaded. */
export const lookUpPin = async (pin: string): Promise<PinPlace | undefined> =>
  findPin(await loadPinTable(), pin);
