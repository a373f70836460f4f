/** A list in one cell: "S, M". A comma or backslash inside an entry has a backslash before it. */
export const joinedList = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replace(/[\\,]/g, "\\$&")).join(", ");

export const splitList = (text: string): string[] =>
  (text.match(/(?:\\.|[^,\\]|\\$)+/gs) ?? [])
    .map((entry) => entry.replace(/\\([\\,])/g, "$1").trim())
    .filter((entry) => entry !== "");
