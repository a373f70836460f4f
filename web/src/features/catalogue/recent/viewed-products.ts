import { browserStorage, VIEWED_PRODUCTS_KEY } from "../../accounts/session/session-storage.ts";

/** Maximum stored products, which is what one request may ask for. */
const MAX_VIEWED = 12;

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The ids in a stored text, the latest first. Ignores everything else: the shopper may have changed the text. */
export const parseViewed = (text: string | null): string[] => {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(value)) return [];
    const ids = value.filter((id): id is string => typeof id === "string" && idPattern.test(id));
    return [...new Set(ids)].slice(0, MAX_VIEWED);
  } catch {
    return [];
  }
};

/** The ids with one that was viewed now. */
export const withViewed = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((each) => each !== id)].slice(0, MAX_VIEWED);

/** Ids of the viewed products, the latest first. */
export const readViewed = (): string[] => parseViewed(browserStorage.getItem(VIEWED_PRODUCTS_KEY));

const write = (ids: readonly string[]) => browserStorage.setItem(VIEWED_PRODUCTS_KEY, JSON.stringify(ids));

export const addViewed = (id: string): void => void write(withViewed(readViewed(), id));

export const clearViewed = (): void => void write([]);
