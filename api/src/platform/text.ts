import { refuse } from "./errors/errors.ts";

/** Signs that nobody sees: controls, marks that turn the direction of a text around, signs without width. */
const unseen =
  /(?!\n|\t|\ufe0e|\ufe0f|\p{Join_Control})[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Indian scripts and emoji join and part their signs by these two; anywhere else they only hide. */
const strayJoiners =
  /(?<![\p{M}\p{Lo}\p{Extended_Pictographic}\p{Emoji_Modifier}])\p{Join_Control}|\p{Join_Control}(?![\p{M}\p{Lo}\p{Extended_Pictographic}])/gu;

const visible = (typed: string): string =>
  typed
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(unseen, "")
    .replace(strayJoiners, "");

/**
 * What a person typed: trimmed, in one Unicode form, and without signs that nobody sees, so that what is shown is
 * what is kept, and a name can neither look like another's nor turn the words after it around.
 */
export const cleanText = (typed: string, field: string, most: number): string => {
  if (typed.includes("\0"))
    refuse("BAD_INPUT", { field, message: `${field} holds a character that cannot be kept.` });
  const text = visible(typed.normalize("NFC")).normalize("NFC").trim();
  if (text.length > most)
    refuse("BAD_INPUT", { field, message: `${field} is longer than ${most} characters.` });
  return text;
};

/** The same for what has one line: a name, a city. Every stretch of blanks is one blank. */
export const cleanLine = (typed: string, field: string, most: number): string =>
  cleanText(typed.replace(/\s+/g, " "), field, most);

/** The same for a field that may be absent; a blank one counts as absent. */
export const cleanOptional = (typed: string | null | undefined, field: string, most: number): string | null =>
  cleanText(typed ?? "", field, most) || null;
