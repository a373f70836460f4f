import { tabStorage } from "./tab-storage.ts";

/** The fields of a form by their names. */
export type DraftFields = Readonly<Record<string, string>>;

const keyOf = (name: string) => `draft:${name}`;

const isKept = (value: unknown): value is { owner: string | null; fields: DraftFields } => {
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
 * Keeps what somebody is typing in this tab, so that neither a reload nor a login in between loses a word. `owner` is the
 * id of whoever types, null for somebody who is not logged in.
 */
export const keepDraft = (name: string, owner: string | null, fields: DraftFields): void => {
  try {
    tabStorage()?.setItem(keyOf(name), JSON.stringify({ owner, fields }));
  } catch (error) {
    console.warn("The browser kept no draft.", error);
  }
};

/** What was typed and not sent; null without it. Nobody sees what another person has typed, and a visitor sees nobody's. */
export const readDraft = (name: string, owner: string | null): DraftFields | null => {
  try {
    const kept: unknown = JSON.parse(tabStorage()?.getItem(keyOf(name)) ?? "null");
    return isKept(kept) && (kept.owner === null || kept.owner === owner) ? kept.fields : null;
  } catch {
    return null;
  }
};

/** It was sent. */
export const forgetDraft = (name: string): void => tabStorage()?.removeItem(keyOf(name));
