import { refuse } from "./errors/errors.ts";

/** Invisible characters: controls, marks that change the direction of text, characters without width. */
const invisible =
  /(?!\n|\t|\ufe0e|\ufe0f|\p{Join_Control})[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Characters that the database cannot store: NUL, and halves of a surrogate pair, for which UTF-8 has no form. */
const unstorable = /[\0\p{Surrogate}]/u;

/** Joiners outside of Indian scripts and emoji, which need them. Elsewhere they are only invisible. */
const strayJoiners =
  /(?<![\p{M}\p{Lo}\p{Extended_Pictographic}\p{Emoji_Modifier}])\p{Join_Control}|\p{Join_Control}(?![\p{M}\p{Lo}\p{Extended_Pictographic}])/gu;

/** More combining marks in a row than any script has: 30, as in the Stream-Safe Text Format of Unicode (UAX #15). */
const excessMarks = /(\p{M}{30})\p{M}+/gu;

/** Text in Unicode form NFC. `normalize` sorts the marks of a run in quadratic time: a megabyte of them takes minutes. */
const composed = (text: string): string => text.replace(excessMarks, "$1").normalize("NFC");

/** The name of a field as words: `newPassword` is "new password", and so is `user.newPassword`. */
export const wordsOf = (name: string): string =>
  name
    .replace(/^.*\./, "")
    .replaceAll("_", " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/^otp$/, "OTP")
    .replace(/^pin$/, "PIN code")
    .replace(/^alt$/, "alternative text")
    .replace(/^q$/, "search term")
    .replace(/^razorpay /, "Razorpay ");

const withoutInvisible = (typed: string): string =>
  typed
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(invisible, "")
    .replace(strayJoiners, "");

/** Printable ASCII with line breaks and tabs, of which most text is: it is clean. */
const isPrintableAscii = (text: string): boolean => /^[\n\t -~]*$/.test(text);

/**
 * Cleans typed text: trims it, converts it to one Unicode form, and removes invisible characters and excess marks. So a name
 * cannot imitate another one, or change the direction of the text after it. Throws BAD_INPUT for text that is too long or has a
 * character that the database cannot store.
 */
export const cleanText = (typed: string, field: string, maxLength: number): string => {
  const trimmed = typed.trim();
  const isClean = isPrintableAscii(trimmed);
  if (!isClean && unstorable.test(typed))
    refuse("BAD_INPUT", { field, message: `A character of the ${wordsOf(field)} cannot be stored.` });
  // Cleaning makes text shorter, but hardly ever to a quarter. So long text is refused before the work.
  const text =
    isClean || trimmed.length > 4 * maxLength
      ? trimmed
      : composed(withoutInvisible(composed(trimmed))).trim();
  if (text.length > maxLength)
    refuse("BAD_INPUT", { field, message: `The ${wordsOf(field)} is longer than ${maxLength} characters.` });
  return text;
};

/** White space without the byte order mark, which JavaScript counts among it: it has no width. */
const whiteSpace = /[^\S\ufeff]+/g;

/** The same for text of one line, such as a name. Each run of white space becomes one blank, also with invisible characters in it. */
export const cleanLine = (typed: string, field: string, maxLength: number): string =>
  cleanText(typed.replace(whiteSpace, " "), field, maxLength).replace(/ {2,}/g, " ");

/** The same for an optional field; `null` if it is missing or blank. */
export const cleanOptional = (
  typed: string | null | undefined,
  field: string,
  maxLength: number,
): string | null => cleanText(typed ?? "", field, maxLength) || null;

/** The start of a text. It never ends in half of a surrogate pair, which the database refuses in JSON. */
export const startOfText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, "");
