import { plainText } from "../../platform/plain-text.ts";

/** Longest search text, and most words of it that are searched for. */
export const maxSearchText = 100;
const maxTerms = 8;

const alphanumerics = /[\p{Alphabetic}\p{N}]+/gu;

/** Shorter words are compared whole: their beginnings match too many orders. */
export const minPrefix = { letters: 3, digits: 4 };

const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, "$&$&")}'`;

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
  return [...new Set([digits, phone])].map(lexemeOf).join(" | ");
};

/** One word of the text: as it stands, for addresses and tracking ids, or its parts, for names and titles. */
const wordQuery = (word: string): string => {
  const parts = word.match(alphanumerics) ?? [];
  const [onlyPart] = parts;
  if (parts.length === 1 && onlyPart === word) return lexemeOf(word);
  return [lexemeOf(word), ...(parts.length > 0 ? [`(${parts.map(lexemeOf).join(" & ")})`] : [])].join(" | ");
};

/**
 * A text of the admin's search as a PostgreSQL tsquery over the words of orders; `undefined` for a blank text. Every word
 * must match: the beginning of a number, phone, tracking id, e-mail address, name, or word of a title.
 */
export const orderSearchQuery = (typed: string): string | undefined => {
  const text = plainText(typed).toLowerCase();
  if (text === "") return undefined;
  if (numberForm.test(text)) return numberQuery(text.replace(/\D/g, ""));
  const words = [...new Set(text.split(/\s+/))].slice(0, maxTerms);
  return words.map((word) => `(${wordQuery(word)})`).join(" & ");
};
