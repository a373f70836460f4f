import { Refusal } from "../../platform/errors/errors.ts";
import { paiseOf, type Paise } from "../../platform/money.ts";
import { plainText } from "../../platform/plain-text.ts";
import { cleanLine, cleanText } from "../../platform/text.ts";
import { phoneText } from "./typed-number.rules.ts";

/** How a setting is entered. */
export enum SettingKind {
  /** A whole number. */
  NUMBER = "number",
  /** An amount in rupees, with at most two decimal places. */
  RUPEES = "rupees",
  LINE = "line",
  /** A line of text for each entry. */
  LINES = "lines",
  /** One of the options. */
  CHOICE = "choice",
  /** One or more of the options, a line for each. */
  CHOICES = "choices",
  /** "#a3262f". */
  COLOR = "color",
}

/** A value, or the sentence that says what is wrong with a text. */
export type ReadValue<Value> = { value: Value } | { problem: string };

/** What admins read of a setting. */
export type SettingWords = {
  label: string;
  /** What it changes. */
  hint: string;
  /** "days", "pieces"; missing without one. */
  unit?: string;
  /** The setting of the environment that has its first value. */
  env?: string;
};

/**
 * A setting of the shop. Its value has a text, in which forms, the environment and the database have it: the same check reads
 * all three.
 */
export type Setting<Value> = SettingWords & {
  kind: SettingKind;
  /** The value of a shop that has not set it. */
  initial: Value;
  options?: readonly string[];
  read: (text: string) => ReadValue<Value>;
  textOf: (value: Value) => string;
};

const inIndia = new Intl.NumberFormat("en-IN");

/** Digits with or without the commas of thousands and lakhs. */
const digitsOf = (text: string): string | undefined => {
  const plain = plainText(text);
  return /^\d[\d,]{0,14}(?:\.\d{1,2})?$/.test(plain) ? plain.replaceAll(",", "") : undefined;
};

export const wholeNumber = (
  words: SettingWords,
  { from, to, initial }: { from: number; to: number; initial: number },
): Setting<number> => ({
  ...words,
  kind: SettingKind.NUMBER,
  initial,
  read: (text) => {
    const value = Number(digitsOf(text) ?? NaN);
    return Number.isInteger(value) && value >= from && value <= to
      ? { value }
      : { problem: `Please enter a whole number from ${inIndia.format(from)} to ${inIndia.format(to)}.` };
  },
  textOf: String,
});

/** `from` and `to` in rupees. */
export const amount = (
  words: SettingWords,
  { from, to, initial }: { from: number; to: number; initial: Paise },
): Setting<Paise> => ({
  ...words,
  kind: SettingKind.RUPEES,
  initial,
  read: (text) => {
    const value = paiseOf(Number(digitsOf(text) ?? NaN));
    return value !== undefined && value >= from * 100 && value <= to * 100
      ? { value }
      : { problem: `Please enter an amount from ₹${inIndia.format(from)} to ₹${inIndia.format(to)}.` };
  },
  textOf: (paise) => String(paise / 100),
});

type TextRules = {
  initial: string;
  maxLength: number;
  isOptional?: boolean;
  /** The form in which it is stored. */
  plain?: (text: string) => string;
  /** The sentence for a text that cannot be used; `undefined` for one that can. */
  problemOf?: (text: string) => string | undefined;
};

/** The cleaned text, or why it cannot be stored. */
const cleaned = (clean: () => string): ReadValue<string> => {
  try {
    return { value: clean() };
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message };
    throw error;
  }
};

export const line = (
  words: SettingWords,
  { initial, maxLength, isOptional = false, plain = (text) => text, problemOf }: TextRules,
): Setting<string> => ({
  ...words,
  kind: SettingKind.LINE,
  initial,
  read: (text) => {
    const result = cleaned(() => plain(cleanLine(text, words.label, maxLength)));
    if ("problem" in result) return result;
    if (result.value === "" && !isOptional) return { problem: "Please fill in this field." };
    const problem = result.value === "" ? undefined : problemOf?.(result.value);
    return problem === undefined ? result : { problem };
  },
  textOf: (text) => text,
});

/** A phone number that a phone can dial. */
export const phone = (
  words: SettingWords,
  initial: string,
  { isOptional = true }: { isOptional?: boolean } = {},
): Setting<string> =>
  line(words, {
    initial,
    maxLength: 30,
    isOptional,
    plain: phoneText,
    problemOf: (text) =>
      /^\+?[\d ()-]+$/.test(text) && /^\d{8,15}$/.test(text.replace(/\D/g, ""))
        ? undefined
        : "Please enter a phone number with its area code.",
  });

/** A link that is safe in any page: `javascript:` is none. */
export const link = (words: SettingWords, initial: string): Setting<string> =>
  line(words, {
    initial,
    maxLength: 200,
    isOptional: true,
    problemOf: (text) => {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      return url?.protocol === "https:" && url.hostname.includes(".") && url.username === ""
        ? undefined
        : "Please enter a link that begins with https://.";
    },
  });

export const emailAddress = (words: SettingWords, initial: string): Setting<string> =>
  line(words, {
    initial,
    maxLength: 254,
    plain: plainText,
    problemOf: (text) =>
      /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/.test(text) &&
      /^[\x21-\x7e]+$/.test(text)
        ? undefined
        : "Please enter a valid email address.",
  });

const entriesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

/** Several lines of text, such as an address. */
export const lines = (
  words: SettingWords,
  { initial, maxLines, maxLength }: { initial: readonly string[]; maxLines: number; maxLength: number },
): Setting<readonly string[]> => ({
  ...words,
  kind: SettingKind.LINES,
  initial,
  read: (text) => {
    const result = cleaned(() => cleanText(text, words.label, maxLines * (maxLength + 1)));
    if ("problem" in result) return result;
    const value = entriesOf(result.value).map((entry) => entry.replace(/\s+/g, " "));
    if (value.length === 0) return { problem: "Please fill in this field." };
    return value.length > maxLines || value.some((entry) => entry.length > maxLength)
      ? { problem: `Please enter at most ${maxLines} lines of up to ${maxLength} characters.` }
      : { value };
  },
  textOf: (value) => value.join("\n"),
});

/** One of some values. */
export const choice = <Value extends string>(
  words: SettingWords,
  { initial, options }: { initial: Value; options: readonly Value[] },
): Setting<Value> => ({
  ...words,
  kind: SettingKind.CHOICE,
  initial,
  options,
  read: (text) => {
    const value = options.find((option) => option === text.trim());
    return value === undefined ? { problem: `Please choose one of: ${options.join(", ")}.` } : { value };
  },
  textOf: (value) => value,
});

/** One or more of some values. They are stored in the order of the options. */
export const choices = (
  words: SettingWords,
  { initial, options }: { initial: readonly string[]; options: readonly string[] },
): Setting<readonly string[]> => ({
  ...words,
  kind: SettingKind.CHOICES,
  initial,
  options,
  read: (text) => {
    const entries = entriesOf(text);
    const unknown = entries.find((entry) => !options.includes(entry));
    if (unknown !== undefined) return { problem: `"${unknown.slice(0, 60)}" is not in the list.` };
    const repeated = entries.find((entry, index) => entries.indexOf(entry) !== index);
    if (repeated !== undefined) return { problem: `${repeated} is in the list twice.` };
    if (entries.length === 0) return { problem: "Please choose at least one." };
    return { value: options.filter((option) => entries.includes(option)) };
  },
  textOf: (value) => value.join("\n"),
});

/** A value as the history shows it: "₹99", "30 days". */
export const settingInWords = ({ kind, unit }: Setting<unknown>, text: string): string => {
  if (text === "") return "";
  if (kind === SettingKind.RUPEES) return `₹${inIndia.format(Number(text))}`;
  if (kind === SettingKind.NUMBER) return `${inIndia.format(Number(text))}${unit ? ` ${unit}` : ""}`;
  return kind === SettingKind.LINES || kind === SettingKind.CHOICES ? text.replaceAll("\n", ", ") : text;
};
