import { refuse } from "./errors.ts";

/** What a person typed: trimmed, in one Unicode form, without characters that PostgreSQL cannot keep. */
export const cleanText = (typed: string, field: string, most: number): string => {
  if (typed.includes("\0"))
    refuse("BAD_INPUT", { field, say: `${field} holds a character that cannot be kept.` });
  const text = typed.normalize("NFC").trim();
  if (text.length > most) refuse("BAD_INPUT", { field, say: `${field} is longer than ${most} characters.` });
  return text;
};

/** The same for a field that may be absent; a blank one counts as absent. */
export const cleanOptional = (typed: string | null | undefined, field: string, most: number): string | null =>
  cleanText(typed ?? "", field, most) || null;
