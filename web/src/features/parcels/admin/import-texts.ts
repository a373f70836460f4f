import type { ImportTrackingMutation } from "../../../graphql/generated.ts";

type Result = ImportTrackingMutation["importTracking"];

const numberText = (count: number) => count.toLocaleString("en-IN");
const rowsText = (count: number) => (count === 1 ? "1 row" : `${numberText(count)} rows`);

export const parcelsText = (count: number) => (count === 1 ? "1 parcel" : `${numberText(count)} parcels`);

export const recordedText = (count: number) =>
  `${parcelsText(count)} ${count === 1 ? "is" : "are"} recorded.`;

const warningText = (count: number) =>
  `${rowsText(count)} ${count === 1 ? "has" : "have"} the tracking id of another order. Please check that these orders are in one parcel.`;

const readyText = ({ rows, readyCount }: Result, recordedCount: number) => {
  if (readyCount === rows.length) return "All rows can be recorded.";
  if (readyCount > 0) return `${rowsText(readyCount)} can be recorded.`;
  return recordedCount === rows.length ? "Every row is recorded already." : "There is nothing to record.";
};

/** What a checked file does, in one to four sentences. */
export const importSummary = (result: Result) => {
  const { rows, readyCount, problemCount } = result;
  const recordedCount = rows.length - readyCount - problemCount;
  const warnedCount = rows.filter(({ warning }) => warning).length;
  return [
    readyText(result, recordedCount),
    recordedCount > 0 &&
      recordedCount < rows.length &&
      `${rowsText(recordedCount)} ${recordedCount === 1 ? "is" : "are"} recorded already.`,
    problemCount > 0 &&
      `${rowsText(problemCount)} with a problem ${problemCount === 1 ? "is" : "are"} left out.`,
    warnedCount > 0 && warningText(warnedCount),
  ]
    .filter(Boolean)
    .join(" ");
};

/** What came of a file of which rows are left out. */
export const leftOutSummary = ({ readyCount, problemCount }: Result) =>
  [
    recordedText(readyCount),
    problemCount === 1
      ? "1 row is left out. Please correct it and choose the file again."
      : `${rowsText(problemCount)} are left out. Please correct them and choose the file again.`,
    "What is recorded stays as it is.",
  ].join(" ");
