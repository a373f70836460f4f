import { loadDraft, removeDraft, saveDraft, type DraftFields } from "../../ui/form-draft.ts";
import { gridColumns, type GridTexts } from "./grid-cells.ts";

/** The name under which the typed cells are stored, those of all products together. */
const DRAFT = "product-table";

const nameOf = (id: string, column: string): string => `${id} ${column}`;

/** The stored cells of these products. */
export const gridTextsOf = (fields: DraftFields | null, ids: readonly string[]): GridTexts =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const cells = gridColumns.flatMap((column) => {
        const text = fields?.[nameOf(id, column)];
        return text === undefined ? [] : [[column, text] as const];
      });
      return cells.length > 0 ? [[id, Object.fromEntries(cells)]] : [];
    }),
  );

/** The stored cells with those of these products replaced. */
export const withGridTexts = (
  fields: DraftFields | null,
  ids: readonly string[],
  texts: GridTexts,
): DraftFields => {
  const names = new Set(ids.flatMap((id) => gridColumns.map((column) => nameOf(id, column))));
  const others = Object.entries(fields ?? {}).filter(([name]) => !names.has(name));
  const typed = ids.flatMap((id) =>
    Object.entries(texts[id] ?? {}).map(([column, text]) => [nameOf(id, column), text] as const),
  );
  return Object.fromEntries([...others, ...typed]);
};

export const loadGridDraft = (owner: string, ids: readonly string[]): GridTexts =>
  gridTextsOf(loadDraft(DRAFT, owner), ids);

export const saveGridDraft = (owner: string, ids: readonly string[], texts: GridTexts): void => {
  const fields = withGridTexts(loadDraft(DRAFT, owner), ids, texts);
  if (Object.keys(fields).length === 0) removeDraft(DRAFT);
  else saveDraft(DRAFT, owner, fields);
};
