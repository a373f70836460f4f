import type { AdminReturn_ReturnFragment, InspectedLineInput } from "../../../graphql/generated.ts";

type Line = Pick<AdminReturn_ReturnFragment["lines"][number], "id" | "quantity" | "restocked" | "writtenOff">;

/** What an admin enters about the pieces of a line that have no result yet. */
export type LineDraft = { damaged: number; missing: number };

/** Every piece has arrived and can be sold. */
export const emptyLineDraft: LineDraft = { damaged: 0, missing: 0 };

/** The pieces of a line that have no result yet: all of them, or after an inspection those that did not arrive. */
export const piecesToInspect = ({ quantity, restocked, writtenOff }: Line) =>
  quantity - restocked - writtenOff;

export const arrivedNow = (line: Line, { missing }: LineDraft) => piecesToInspect(line) - missing;

/** The pieces of a line that go back into stock now. */
export const toStock = (line: Line, draft: LineDraft) => arrivedNow(line, draft) - draft.damaged;

/** The inspection of a line, with the pieces of the one before. */
export const inspectedLine = (line: Line, draft: LineDraft): InspectedLineInput => ({
  lineId: line.id,
  restocked: line.restocked + toStock(line, draft),
  writtenOff: line.writtenOff + draft.damaged,
  missing: draft.missing,
});
