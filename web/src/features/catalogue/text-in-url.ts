/** Maximum characters of a search text. */
export const MAX_SEARCH_LENGTH = 100;

/** A text of a URL, trimmed. Its control characters are blanks: the API refuses NUL, and no product has the others. */
export const cleanUrlText = (text: string): string => text.replace(/\p{Cc}/gu, " ").trim();

/** The search text in a URL parameter, cut to the maximum length. Empty if missing. */
export const searchTextIn = (parameters: URLSearchParams, name: string): string =>
  cleanUrlText(parameters.get(name) ?? "").slice(0, MAX_SEARCH_LENGTH);
