import { columnName } from "../../platform/csv/csv-dialect.ts";
import { refuseFile } from "../../platform/csv/csv-rows.ts";
import { originalText } from "../../platform/csv/formula-cells.ts";
import { startOfText } from "../../platform/text.ts";
import { csvColumns, problemColumn, type CsvColumn } from "./csv-cells.rules.ts";

/** The column of each cell of a row; `null` for cells that an import ignores. */
export type CsvHeader = (CsvColumn | null)[];

const columnByName = new Map<string, CsvColumn | null>([
  ...csvColumns.map((column) => [column.toLowerCase(), column] as const),
  [problemColumn, null],
]);

const columnOf = (cell: string): CsvColumn | null => {
  const name = originalText(cell).trim();
  const column = columnByName.get(columnName(name));
  if (column !== undefined) return column;
  const shown = name === "" ? "without a name" : `"${startOfText(name, 60)}"`;
  return refuseFile(`The column ${shown} is not known. The columns are: ${csvColumns.join(", ")}.`);
};

/** Reads the first row of a file. Throws FILE_INVALID for unknown, repeated and missing columns. */
export const headerOf = (cells: readonly string[]): CsvHeader => {
  const header = cells.map(columnOf);
  const names = header.filter((column) => column !== null);
  const repeated = names.find((column, index) => names.indexOf(column) !== index);
  if (repeated) refuseFile(`The column "${repeated}" is there twice.`);
  if (!names.includes("id") && !names.includes("handle"))
    refuseFile('The file needs the column "id" or the column "handle", which name the products.');
  return header;
};

export const isProductColumn = (name: string): boolean => columnByName.has(name);
