import { plainText } from "../../platform/plain-text.ts";

/** Longest search text, and most words of it that are searched for. */
export const maxSearchText = 100;
const maxTerms = 8;

const alphanumerics = /[\p{Alphabetic}\p{N}]+/gu;

/** Shorter words are compared whole: their beginnings match too many orders. */
export const minPrefix = { letters: 3, digits: 4 };

const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, "$&$&")}'`;

/** The fewest digits of an end: of a phone number, and of the number of an order. */
const minEnd = { phone: 4, order: 3 };

const reversed = (text: string): string => Array.from(text).reverse().join("");

/** The end of a phone number, or of the number or the id of an order: `refresh_order_words` in orders.sql. */
const endQuery = (text: string): string[] => {
  const isPhone = /^\d+$/.test(text) && text.length >= minEnd.phone && text.length < 10;
  return [...(isPhone ? [`${quoted(`~${reversed(text)}`)}:*`] : []), `${quoted(`#${reversed(text)}`)}:*`];
};

/** The end of an order's id, as the list shows it without an order number. */
const idEnd = /^[\da-f]{6,32}$/;

/** One lexeme of a query: the beginning of a word, or a whole word if it is short. */
const lexemeOf = (word: string): string => {
  const isPrefix = word.length >= (/^\d+$/.test(word) ? minPrefix.digits : minPrefix.letters);
  return `${quoted(word)}${isPrefix ? ":*" : ""}`;
};

/** A number in parts. Dots separate the parts of a phone number, not of a shorter one: 1.5 is two words. */
const numberForm = /^\+?(?:\d[\d\s()-]*|(?:[\s().-]*\d){10,14})$/;

/** A number that was typed with blanks, hyphens or a country code: as it stands, and as the ten digits of a phone. */
const numberQuery = (digits: string): string => {
  const phone = digits.replace(/^(?:0{0,2}91|0)(?=[6-9]\d{9}$)/, "");
  const ends = digits.length >= minEnd.order ? endQuery(digits) : [];
  return [...[...new Set([digits, phone])].map(lexemeOf), ...ends].join(" | ");
};

/** One word of the text: as it stands, for addresses and tracking ids, or its parts, for names and titles. */
const wordQuery = (word: string): string => {
  const parts = word.match(alphanumerics) ?? [];
  const [onlyPart] = parts;
  if (parts.length === 1 && onlyPart === word)
    return [lexemeOf(word), ...(idEnd.test(word) ? endQuery(word) : [])].join(" | ");
  return [lexemeOf(word), ...(parts.length > 0 ? [`(${parts.map(lexemeOf).join(" & ")})`] : [])].join(" | ");
};

/**
 * A text of the admin's search as a PostgreSQL tsquery over the words of orders; `undefined` for a blank text. Every word
 * must match: the beginning of a number, phone, tracking id, e-mail address, name, or word of a title, or the end of a phone or of
 * an order number.
 */
export const orderSearchQuery = (typed: string): string | undefined => {
  const text = plainText(typed).toLowerCase();
  if (text === "") return undefined;
  if (numberForm.test(text)) return numberQuery(text.replace(/\D/g, ""));
  const words = [...new Set(text.split(/\s+/))].slice(0, maxTerms);
  return words.map((word) => `(${wordQuery(word)})`).join(" & ");
};

/** The words of a name that are long enough to be compared with a wrong letter: `name_variants` in orders.sql. */
const isNameWord = (word: string): boolean => /^[\p{Alphabetic}]{4,20}$/u.test(word);

/** The word as it is, or with one letter wrong, missing or too many. */
const similarQuery = (word: string): string => {
  const letters = Array.from(word);
  const variants = [word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(""))];
  const similar = [...new Set(variants)].map((variant) => quoted(`?${variant}`));
  return [wordQuery(word), ...similar].join(" | ");
};

/** The same for a text that no order has: words of a name may have one wrong letter. `undefined` without such a word. */
export const similarNamesQuery = (typed: string): string | undefined => {
  const words = [...new Set(plainText(typed).toLowerCase().split(/\s+/))].slice(0, maxTerms);
  if (!words.some(isNameWord)) return undefined;
  return words.map((word) => `(${isNameWord(word) ? similarQuery(word) : wordQuery(word)})`).join(" & ");
};
