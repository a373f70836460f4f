/** What a column can be given in a COPY. */
export type CopyValue = string | number | Date | readonly string[] | null;

const escapes: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

const escaped = (text: string): string =>
  text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);

const arrayText = (entries: readonly string[]): string =>
  `{${entries.map((entry) => `"${entry.replace(/["\\]/g, (character) => `\\${character}`)}"`).join(",")}}`;

const valueText = (value: CopyValue): string => {
  if (value === null) return "\\N";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return escaped(value);
  return value instanceof Date ? value.toISOString() : escaped(arrayText(value));
};

/** One row in PostgreSQL's text format of COPY, line end included. */
export const copyLine = (values: readonly CopyValue[]): string => `${values.map(valueText).join("\t")}\n`;
