/** The start of a text. It never ends in half of a surrogate pair, such as of an emoji, which the server refuses. */
export const startOfText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, "");
