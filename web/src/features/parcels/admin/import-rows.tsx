import type { ImportTrackingMutation } from "../../../graphql/generated.ts";

type Result = ImportTrackingMutation["importTracking"];
type Row = Result["rows"][number];

/** Rows in sight: those with a problem come first, then those with a warning. */
const SHOWN_ROWS = 200;

const rowsText = (count: number) => (count === 1 ? "1 row" : `${count.toLocaleString("en-IN")} rows`);

const warningSummary = (count: number) =>
  `${rowsText(count)} ${count === 1 ? "has" : "have"} the tracking id of another order. Please check that these orders are in one parcel.`;

/** What the file does, in one to three sentences. */
export const importSummary = ({ rows, readyCount, problemCount }: Result) => {
  if (problemCount > 0)
    return `${rowsText(problemCount)} ${problemCount === 1 ? "has a problem" : "have a problem"}. Nothing is recorded until the whole file is right.`;
  if (readyCount === 0) return "Every row is recorded already.";
  const recorded = rows.length - readyCount;
  const ready =
    readyCount === rows.length ? "All rows can be recorded." : `${rowsText(readyCount)} can be recorded.`;
  const warned = rows.filter(({ warning }) => warning).length;
  return [
    ready,
    recorded > 0 && `${rowsText(recorded)} ${recorded === 1 ? "is" : "are"} recorded already.`,
    warned > 0 && warningSummary(warned),
  ]
    .filter(Boolean)
    .join(" ");
};

const outcomeText = ({ state, problem, pieceCount }: Row) => {
  if (problem) return problem;
  if (state === "RECORDED") return "Recorded already.";
  return pieceCount === 1 ? "1 piece is shipped." : `${pieceCount} pieces are shipped.`;
};

/** The rows of a checked file, each with its sentence. */
export const ImportRows = ({ rows }: { rows: readonly Row[] }) => (
  <>
    <ul className="mt-3 divide-y divide-hairline border-y border-hairline text-sm">
      {rows.slice(0, SHOWN_ROWS).map((row) => (
        <li
          key={row.place}
          className="grid gap-x-4 py-2 sm:grid-cols-[4rem_8rem_minmax(0,1fr)_minmax(0,1.4fr)]"
        >
          <span className="text-ink-soft tabular-nums">Row {row.place}</span>
          <span className="font-semibold break-all tabular-nums">{row.orderNumber || "–"}</span>
          <span className="break-all">{[row.courier, row.trackingId].filter(Boolean).join(" ")}</span>
          <span className={`wrap-anywhere ${row.problem ? "text-madder-deep" : "text-ink-soft"}`}>
            {outcomeText(row)}
            {row.warning && <span className="block text-amber-text">{row.warning}</span>}
          </span>
        </li>
      ))}
    </ul>
    {rows.length > SHOWN_ROWS && (
      <p className="mt-2 text-sm text-ink-soft">
        And {(rows.length - SHOWN_ROWS).toLocaleString("en-IN")} more rows.
      </p>
    )}
  </>
);
