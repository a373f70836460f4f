import type { Arrival } from "./inspection.rules.ts";

const piecesText = (count: number): string => (count === 1 ? "1 piece" : `${count} pieces`);

const missingCount = ({ arrivedInAll, announced }: Arrival): number => announced - arrivedInAll;

/** Whether these pieces came after an inspection that had missed them. */
const isLate = ({ arrived, arrivedInAll }: Arrival): boolean => arrived < arrivedInAll;

/** "2 of 3 pieces arrived". */
const arrivedText = ({ arrivedInAll, announced }: Arrival): string =>
  `${arrivedInAll} of ${piecesText(announced)} arrived`;

/** The title of a mail about pieces that arrived in part or later; `undefined` if all arrived at once. */
export const arrivalTitle = (arrival: Arrival): string | undefined => {
  if (isLate(arrival)) return `${arrival.arrived} more ${arrival.arrived === 1 ? "piece" : "pieces"} arrived`;
  return missingCount(arrival) > 0 ? arrivedText(arrival) : undefined;
};

/** What was inspected. `arrival` is missing in jobs of the previous version. */
export const inspectedSentence = (arrival: Arrival | undefined): string => {
  const title = arrival && arrivalTitle(arrival);
  if (!title) return "We have inspected your pieces, and your return is complete.";
  if (arrival.arrived === 0) return "Your parcel has arrived, but your pieces were not in it.";
  const them = arrival.arrived === 1 ? "it" : "them";
  if (!isLate(arrival)) return `${title}, and we have inspected ${them}.`;
  return `${title}, and we have inspected ${them}. So far ${arrivedText(arrival)}.`;
};

/** What happens to the pieces that have not arrived. `outcome` is what the shopper gets for them, such as "refund". */
export const missingSentence = (arrival: Arrival | undefined, outcome: string): string[] => {
  const missing = arrival ? missingCount(arrival) : 0;
  if (missing === 0) return [];
  return [
    missing === 1
      ? `1 piece did not arrive. Its ${outcome} follows as soon as it arrives. If you still have it, you can also request its return again within your return period.`
      : `${missing} pieces did not arrive. Their ${outcome} follows as soon as they arrive. If you still have them, you can also request their return again within your return period.`,
  ];
};
