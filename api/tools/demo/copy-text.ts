/** The values that a column of COPY accepts. */
export type CopyValue = string | number | boolean | Date | readonly string[] | null;

const escapes: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

const escaped = (text: string): string =>
  text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);

const arrayText = (entries: readonly string[]): string =>
  `{${entries.map((entry) => `"${entry.replace(/["\\]/g, (character) => `\\${character}`)}"`).join(",")}}`;

const valueText = (value: CopyValue): string => {
  if (value === null) return "\\N";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value === "string") return escaped(value);
  return value instanceof Date ? value.toISOString() : escaped(arrayText(value));
};

/** One row in the text format of PostgreSQL's COPY, with its line end. */
export const copyLine = (values: readonly CopyValue[]): string => `${values.map(valueText).join("\t")}\n`;
