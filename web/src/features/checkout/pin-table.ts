/** What the shop knows of a PIN code. It has two states where the sources of the table differ. */
export type PinPlace = { city: string; states: string[] };

/** Whether runs such as "2cvl+1c 2+r" contain a number: start and length in base 36, each start relative to the end before. */
const contains = (runs: string, number: number): boolean => {
  let last = 0;
  for (const run of runs.split(" ")) {
    const [start = "", length = "0"] = run.split("+");
    const from = last + parseInt(start, 36);
    last = from + parseInt(length, 36);
    if (number <= last) return number >= from;
  }
  return false;
};

/** Finds a PIN code of six digits in the table (`api/tools/pin-codes/encode-pin-codes.ts` writes it); `undefined` if unknown. */
export const findPin = (table: string, pin: string): PinPlace | undefined => {
  const [stateLine = "", ...lines] = table.split("\n");
  const stateNames = stateLine.split(",");
  const number = Number(pin);
  for (const line of lines) {
    const [city = "", states = "", runs = ""] = line.split("|");
    if (contains(runs, number))
      return { city, states: states.split(",").map((index) => stateNames[Number(index)] ?? "") };
  }
  return undefined;
};
