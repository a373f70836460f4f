import { refuse } from "./returns.refusals.ts";
import type { Paise } from "../../platform/money.ts";

/** What the shop found of one line of a return, with the pieces of every inspection so far. */
export type InspectedLine = { lineId: string; restocked: number; writtenOff: number; missing: number };

type Findings = Omit<InspectedLine, "lineId">;

/** What was recorded of a line before: nothing, or an earlier inspection. */
type RecordedLine = Findings & { id: string; quantity: number };

/** The pieces of one inspection, with the money that they bring. */
export type Arrival = {
  /** Pieces that arrived now. */
  arrived: number;
  /** Pieces that have arrived in all, of those that were announced. */
  arrivedInAll: number;
  announced: number;
  amount: Paise;
};

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** Whether each piece has its place, and no piece that has arrived loses it again. */
const isPossible = (recorded: RecordedLine, { restocked, writtenOff, missing }: Findings): boolean =>
  [restocked, writtenOff, missing].every(isCount) &&
  restocked + writtenOff + missing === recorded.quantity &&
  restocked >= recorded.restocked &&
  writtenOff >= recorded.writtenOff;

/**
 * The findings in the order of the lines, with the pieces that arrived since the inspection before (`arrived`, and of these
 * `damaged`). Throws INSPECTION_INVALID unless each line is named once, and each of its pieces is put back into stock, written
 * off or missing.
 */
export const checkedInspection = <Line extends RecordedLine>(
  lines: readonly Line[],
  findings: readonly InspectedLine[],
): (Line & { arrived: number; damaged: number })[] => {
  if (findings.length !== lines.length) refuse("INSPECTION_INVALID", { field: "lines" });
  return lines.map((line) => {
    const finding = findings.find(({ lineId }) => lineId === line.id);
    if (!finding || !isPossible(line, finding)) return refuse("INSPECTION_INVALID", { field: "lines" });
    const { restocked, writtenOff, missing } = finding;
    const damaged = writtenOff - line.writtenOff;
    return {
      ...line,
      restocked,
      writtenOff,
      missing,
      arrived: restocked - line.restocked + damaged,
      damaged,
    };
  });
};

/** Whether the recorded pieces of each line are those of the findings. */
export const isSameInspection = (
  lines: readonly (Findings & { id: string })[],
  findings: readonly InspectedLine[],
): boolean =>
  lines.every(({ id, restocked, writtenOff, missing }) =>
    findings.some(
      (finding) =>
        finding.lineId === id &&
        finding.restocked === restocked &&
        finding.writtenOff === writtenOff &&
        finding.missing === missing,
    ),
  );

const piecesText = (count: number): string => (count === 1 ? "1 piece" : `${count} pieces`);

/** What the timeline of the order says about the missing pieces of a return before and after an inspection. */
export const missingEventText = (
  returnNumber: string,
  { before, after }: { before: number; after: number },
): { title: string; detail: string } => ({
  title: after > before ? "Pieces of a return did not arrive" : "Missing pieces of a return arrived",
  detail: `${returnNumber}: ${after > before ? `${piecesText(after)} missing` : `${piecesText(before - after)} arrived, ${after} missing`}`,
});
