import { plainText } from "../plain-text.ts";

const delimiters = [",", ";", "\t"];

/** A line by which spreadsheets tell each other the character between the cells. They do not show it as a row. */
const separatorLine = /^\s*"?sep=([,;|\t])"?[^\S\r\n]*(?:\r\n|\r|\n|$)/i;

/** The name of a column as it is compared: plain text in lower case. */
export const columnName = (cell: string): string => plainText(cell).toLowerCase();

const columnsOf = (line: string, delimiter: string): string[] =>
  line.split(delimiter).map((cell) => columnName(cell.replaceAll('"', "")));

/** Whether a text has a line with more than delimiters, and what follows it: a line break can have two characters. */
export const hasHeader = (start: string): boolean =>
  /[^\s,;"][^\r\n]*(?:\r\n|[\r\n])[^]/.test(start.replace(separatorLine, ""));

export type CsvDialect = { delimiter: string; /** The text from the header on. */ text: string };

/**
 * The character between the cells of a file, from its first lines: the one that a spreadsheet names, else the one that separates
 * most known columns of the header, else the most frequent one.
 */
export const csvDialect = (start: string, isColumn: (name: string) => boolean): CsvDialect => {
  const named = separatorLine.exec(start);
  const text = named ? start.slice(named[0].length) : start;
  const header = text.split(/[\r\n]/).find((line) => /[^\s,;"]/.test(line)) ?? "";
  const score = (delimiter: string): [number, number] => {
    const columns = columnsOf(header, delimiter);
    return [columns.filter(isColumn).length, columns.length];
  };
  const isBetter = ([known, all]: [number, number], [bestKnown, bestAll]: [number, number]): boolean =>
    known === bestKnown ? all > bestAll : known > bestKnown;
  const likeliest = delimiters.reduce((best, each) => (isBetter(score(each), score(best)) ? each : best));
  return { delimiter: named?.[1] ?? likeliest, text };
};
