import { plainText } from "../../platform/plain-text.ts";
import { SettingKind, type Setting, type SettingWords } from "./setting.rules.ts";

/** A colour in small letters, with the sign before it: "#a3262f". */
export const color = (words: SettingWords, initial: string): Setting<string> => ({
  ...words,
  kind: SettingKind.COLOR,
  initial,
  read: (text) => {
    const [, digits] = /^#?([0-9a-f]{6})$/.exec(plainText(text).toLowerCase()) ?? [];
    return digits === undefined
      ? { problem: "Please enter a colour such as #a3262f." }
      : { value: `#${digits}` };
  },
  textOf: (value) => value,
});
