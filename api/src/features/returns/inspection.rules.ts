import { refuse } from "../../platform/errors/errors.ts";

/** What the shop found of one line of a return. */
export type InspectedLine = { lineId: string; restocked: number; writtenOff: number };

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/**
 * The findings in the order of the lines. Throws INSPECTION_INVALID unless each line is named once, and its pieces are either
 * put back into stock or written off.
 */
export const checkedInspection = <Line extends { id: string; quantity: number }>(
  lines: readonly Line[],
  findings: readonly InspectedLine[],
): (Line & Omit<InspectedLine, "lineId">)[] => {
  if (findings.length !== lines.length) refuse("INSPECTION_INVALID", { field: "lines" });
  return lines.map((line) => {
    const finding = findings.find(({ lineId }) => lineId === line.id);
    const isComplete =
      finding &&
      isCount(finding.restocked) &&
      isCount(finding.writtenOff) &&
      finding.restocked + finding.writtenOff === line.quantity;
    if (!isComplete) return refuse("INSPECTION_INVALID", { field: "lines" });
    return { ...line, restocked: finding.restocked, writtenOff: finding.writtenOff };
  });
};

/** Whether the recorded pieces of each line are those of the findings. */
export const isSameInspection = (
  lines: readonly (Omit<InspectedLine, "lineId"> & { id: string })[],
  findings: readonly InspectedLine[],
): boolean =>
  lines.every(({ id, restocked, writtenOff }) =>
    findings.some(
      (finding) =>
        finding.lineId === id && finding.restocked === restocked && finding.writtenOff === writtenOff,
    ),
  );
