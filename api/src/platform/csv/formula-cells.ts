/** What a spreadsheet would run as a formula, also in the full-width forms; with the apostrophes that are already there. */
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** `neutralised` in SQL, which has the same syntax for this expression. `text` is an SQL expression of type text. */
export const neutralisedInSql = (text: string): string =>
  `case when ${text} ~ '${formula.source.replaceAll("'", "''")}' then '''' || ${text} else ${text} end`;

/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
export const neutralised = (text: string): string => (formula.test(text) ? `'${text}` : text);

const plainNumber = /^[-+]?\d+([.,]\d+)?$/;

/** A cell of an imported file as it can be saved again: an apostrophe that is there stays the only one. */
export const withoutFormula = (cell: string): string =>
  cell.startsWith("'") || plainNumber.test(cell) ? cell : neutralised(cell);

/** The text of a neutralised cell. */
export const originalText = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
