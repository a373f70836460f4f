import { tabStorage } from "./tab-storage.ts";

/** Texts of a form by field name. */
export type DraftFields = Readonly<Record<string, string>>;

const keyOf = (name: string) => `draft:${name}`;

const isStoredDraft = (value: unknown): value is { owner: string | null; fields: DraftFields } => {
  if (typeof value !== "object" || value === null || !("owner" in value) || !("fields" in value))
    return false;
  const { owner, fields } = value;
  const hasOwner = owner === null || typeof owner === "string";
  const isTexts =
    typeof fields === "object" &&
    fields !== null &&
    Object.values(fields).every((field) => typeof field === "string");
  return hasOwner && isTexts;
};

/**
 * Saves an unsent form in the tab's storage, so that it survives a reload or a login. `owner` is the id of the shopper;
 * `null` for a visitor.
 */
export const saveDraft = (name: string, owner: string | null, fields: DraftFields): void => {
  tabStorage.setItem(keyOf(name), JSON.stringify({ owner, fields }));
};

/** The saved draft of this shopper or of a visitor; `null` if missing. A draft of another shopper is never returned. */
export const loadDraft = (name: string, owner: string | null): DraftFields | null => {
  try {
    const stored: unknown = JSON.parse(tabStorage.getItem(keyOf(name)) ?? "null");
    return isStoredDraft(stored) && (stored.owner === null || stored.owner === owner) ? stored.fields : null;
  } catch {
    return null;
  }
};

/** Removes a draft that was sent. */
export const removeDraft = (name: string): void => tabStorage.removeItem(keyOf(name));
