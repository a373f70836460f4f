import { typefaces, mukta } from "./typefaces.ts";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The characters of a text as a reader sees them: a letter with its marks, an emoji with its parts. */
export const charactersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Marks around a part of a line that has a direction of its own. */
const isolates = { start: "\u2068", end: "\u2069" };
const isIsolate = (character: string): boolean => Object.values(isolates).includes(character);

/** Characters without a form: controls, direction marks, variation selectors; also the frame of a keycap. */
const invisible =
  /(?!\n|\u200c|\u200d|\u2068|\u2069)[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|\u20e3/gu;

/** Emoji and other symbols: a text without them says the same, and a question mark says less. */
const ornament = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{So}\p{Sm}]/u;

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Whether a text has letters that are written from right to left, such as Urdu. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

const isCovered = (text: string): boolean => typefaces.some(({ characters }) => characters.test(text));

/** What is printed for symbols that no typeface has, and without which a text says something else. */
const plainForms = new Map(
  [
    ["→➔➙➜➝➞➡⟶⇨↦⮕", "->"],
    ["←⟵⬅⇦↤", "<-"],
    ["↔⟷⬌", "<->"],
    ["⇒⟹", "=>"],
    ["⇔⟺", "<=>"],
    ["✕✖⨯⨉", "×"],
    ["∗⁎✱", "*"],
    ["∼〜", "~"],
    ["⋅・", "·"],
    ["∶", ":"],
    ["∣", "|"],
    ["∖", "\\"],
    ["≦⩽", "≤"],
    ["≧⩾", "≥"],
    ["、", ","],
    ["。", "."],
    ["【〔〖", "["],
    ["】〕〗", "]"],
    ["「『", "“"],
    ["」』", "”"],
  ].flatMap(([symbols = "", form = ""]) => Array.from(symbols, (symbol) => [symbol, form] as const)),
);

/**
 * The character, or its plain form, such as "A" for a letter of a decorative alphabet and "->" for an arrow; `undefined` if no
 * typeface has it.
 */
const printableForm = (character: string): string | undefined =>
  [character, plainForms.get(character), character.normalize("NFKC")].find(
    (form) => form !== undefined && isCovered(form),
  );

const cleaned = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/\t/g, " ")
    .replace(invisible, "");

/**
 * The text that is printed. Emoji and invisible characters are left out; characters of a script without a typeface become a
 * question mark. Paper cannot refuse, but `unprintableIn` tells before.
 */
export const printedText = (text: string): string => {
  const clean = cleaned(text);
  if (clean.split("\n").every((line) => mukta.characters.test(line))) return clean;
  let hasGap = false;
  const printed = charactersOf(clean).map((character) => {
    if (character === "\n" || isIsolate(character)) return character;
    const form = printableForm(character);
    if (form !== undefined) return form;
    if (!ornament.test(character)) return "\ufffd";
    hasGap = true;
    return "";
  });
  const result = printed.join("").replace(/\ufffd+/g, "?");
  return hasGap ? result.replace(/ {2,}/g, " ").replace(/^ | $/gm, "") : result;
};

/**
 * The printed text of a part of a line. Its words and numbers stay together, whatever the direction of its letters: an Urdu city
 * before a PIN code.
 */
export const isolated = (text: string): string => {
  const printed = printedText(text.replace(/[\u2066-\u2069]/g, ""));
  return hasRightToLeft(printed) ? `${isolates.start}${printed}${isolates.end}` : printed;
};

/** The characters that no typeface has, each once. Emoji are not among them. */
export const unprintableIn = (text: string): string[] => {
  const clean = cleaned(text).replaceAll("\n", " ");
  if (mukta.characters.test(clean)) return [];
  const missing = charactersOf(clean).filter(
    (character) =>
      !isIsolate(character) && printableForm(character) === undefined && !ornament.test(character),
  );
  return [...new Set(missing)];
};
