import type { ImportTrackingMutation } from "../../../graphql/generated.ts";

type Result = ImportTrackingMutation["importTracking"];

type Counts = Pick<Result, "readyCount" | "deliveredCount">;

const numberText = (count: number) => count.toLocaleString("en-IN");
const rowsText = (count: number) => (count === 1 ? "1 row" : `${numberText(count)} rows`);

const parcelsText = (count: number) => (count === 1 ? "1 parcel" : `${numberText(count)} parcels`);

const deliveredText = (count: number) => (count === 1 ? "1 order" : `${numberText(count)} orders`);

/** What a file did: "2 parcels are recorded. 3 orders are marked as delivered." */
export const recordedText = ({ readyCount, deliveredCount }: Counts) =>
  [
    (readyCount > 0 || deliveredCount === 0) &&
      `${parcelsText(readyCount)} ${readyCount === 1 ? "is" : "are"} recorded.`,
    deliveredCount > 0 &&
      `${deliveredText(deliveredCount)} ${deliveredCount === 1 ? "is" : "are"} marked as delivered.`,
  ]
    .filter(Boolean)
    .join(" ");

/** What the button of a checked file does. */
export const applyText = ({ readyCount, deliveredCount }: Counts) => {
  if (deliveredCount === 0) return `Record ${parcelsText(readyCount)}`;
  const marked = `mark ${deliveredText(deliveredCount)} as delivered`;
  return readyCount === 0 ? `M${marked.slice(1)}` : `Record ${parcelsText(readyCount)} and ${marked}`;
};

const warningText = (count: number) =>
  `${rowsText(count)} ${count === 1 ? "has" : "have"} the tracking id of another order. Please check that these orders are in one parcel.`;

const readyText = ({ rows, readyCount, deliveredCount }: Result, recordedCount: number) => {
  if (readyCount === 0 && deliveredCount > 0) return undefined;
  if (readyCount === rows.length) return "All rows can be recorded.";
  if (readyCount > 0) return `${rowsText(readyCount)} can be recorded.`;
  return recordedCount === rows.length ? "Every row is already recorded." : "There is nothing to record.";
};

/** What a checked file does, in one to four sentences. */
export const importSummary = (result: Result) => {
  const { rows, deliveredCount, problemCount } = result;
  const recordedCount = rows.filter(({ state }) => state === "RECORDED").length;
  const warnedCount = rows.filter(({ warning }) => warning).length;
  return [
    readyText(result, recordedCount),
    deliveredCount > 0 && `${deliveredText(deliveredCount)} can be marked as delivered.`,
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
export const leftOutSummary = (result: Result) =>
  [
    recordedText(result),
    result.problemCount === 1
      ? "1 row is left out. Correct it here, or in the file."
      : `${rowsText(result.problemCount)} are left out. Correct them here, or in the file.`,
    "What is recorded stays as it is.",
  ].join(" ");
