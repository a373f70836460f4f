/**
 * What a form says about the personal data that it sends (Digital Personal Data Protection Act 2023, section 5). Each form has a
 * file of its own, so that a page loads only its notice. `api/test/notices.test.ts` compares the fields with the schema.
 */
export type Notice = {
  /** Raised with each change of the words: a record of consent names it. */
  version: number;
  /** The mutations that the form sends. */
  mutations: readonly string[];
  /** The words of the data, each with the fields of the inputs that have it, separated by spaces. */
  fields: Readonly<Record<string, string>>;
  /** Ends the sentence "We use your name and phone number to". */
  purpose: string;
  /** How to withdraw, and to have the data erased. */
  ending: string;
};

/** The words of a list: "name, phone number and picture". */
const inWords = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : words.join("");

/** The whole text of a notice. */
export const noticeText = ({ fields, purpose, ending }: Notice): string =>
  `We use your ${inWords(Object.keys(fields))} to ${purpose}. ${ending}`;
