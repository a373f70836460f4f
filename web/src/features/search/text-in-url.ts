import { startOfText } from "../../ui/start-of-text.ts";

/** Maximum characters of a search text. */
export const MAX_SEARCH_LENGTH = 100;

/** A text of a URL with spaces instead of control characters, trimmed. The API refuses NUL, and no product text has the others. */
export const cleanUrlText = (text: string): string => text.replace(/\p{Cc}/gu, " ").trim();

/** The search text in a URL parameter, cut to the maximum length. Empty if missing. */
export const searchTextIn = (parameters: URLSearchParams, name: string): string =>
  startOfText(cleanUrlText(parameters.get(name) ?? ""), MAX_SEARCH_LENGTH);
