/** Characters that PostgreSQL's parser would treat as parts of host names, files, numbers or tags. */
const gaps = /[-/._@:&<+~]/g;

const letter = String.raw`\p{Alphabetic}`;
const letterOrDigit = String.raw`[\p{Alphabetic}\p{Nd}]`;

const hyphenated = new RegExp(`${letterOrDigit}+(?:[-\u2010\u2011]${letterOrDigit}+)+`, "gu");
const afterLetter = new RegExp(`(?<![\\p{Alphabetic}\\p{Nd}_])${letter} +${letter}{2,}`, "gu");

const joined = (text: string, pattern: RegExp): string =>
  [...text.matchAll(pattern)].map(([words]) => ` ${words.replace(/[-\u2010\u2011 ]/g, "")}`).join("");

const plain = (text: string): string => text.replace(gaps, " ");

/** A text, and its words with hyphens once more as one word: "Poly-Cotton polycotton". */
const withJoined = (text: string): string => plain(text + joined(text, hyphenated));

/** The same, also with words after a single letter: "T Shirt tshirt". Sentences have too many of them. */
const withLetters = (text: string): string =>
  plain(text + joined(text, hyphenated) + joined(text, afterLetter));

/** The displayed name of a category. */
const labels: Record<string, string> = {
  party: "party wear partywear",
  casuals: "office casuals",
  everyday: "everyday looks",
};

export type SearchedFields = {
  title: string;
  category: string;
  availableColors: readonly string[];
  materials: readonly string[];
  description: string;
};

/**
 * The texts of a product whose words a search finds, by weight: A is the title, B its category and colours, C its materials, D its
 * description (docs/adr/0011-search.md).
 */
export const searchTexts = (product: SearchedFields): [a: string, b: string, c: string, d: string] => [
  withLetters(product.title),
  `${labels[product.category] ?? product.category} ${withJoined(product.availableColors.join(" "))}`,
  withLetters(product.materials.join(" ")),
  withJoined(product.description),
];
