import { describe, expect, it } from "vitest";
import { normalizeEmail } from "../src/features/accounts/email.rules.ts";
import { phoneText, pinOf } from "../src/features/shop/typed-number.rules.ts";
import { plainText } from "../src/platform/plain-text.ts";
import { emailText, isEmail } from "../../web/src/ui/email.ts";
import { plainText as plainTextOfClient } from "../../web/src/ui/plain-text.ts";
import {
  mobileDigits,
  phoneText as phoneTextOfClient,
  pinOf as pinOfClient,
  wholeNumberOf,
} from "../../web/src/ui/typed-number.ts";

/** The digits of a number in another script, from its digit zero. */
const inScript = (zero: string, digits: string): string =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

const zeros = {
  Devanagari: "\u0966",
  Bengali: "\u09e6",
  Gurmukhi: "\u0a66",
  Gujarati: "\u0ae6",
  Odia: "\u0b66",
  Tamil: "\u0be6",
  Telugu: "\u0c66",
  Kannada: "\u0ce6",
  Malayalam: "\u0d66",
  "Ol Chiki": "\u1c50",
  "Meetei Mayek": "\uabf0",
  "Arabic of Urdu": "\u06f0",
  "Arabic-Indic": "\u0660",
  "full width": "\uff10",
  "mathematical bold": "\u{1d7ce}",
  "mathematical monospace": "\u{1d7f6}",
};

describe("a copied number, on both sides", () => {
  it.each(Object.entries(zeros))("has ASCII digits instead of %s ones", (_, zero) => {
    for (const plain of [plainText, plainTextOfClient])
      expect(plain(inScript(zero, "0123456789"))).toBe("0123456789");
  });

  it.each([
    ["from the contacts", "\u202a+91 98765 43210\u202c"],
    ["from WhatsApp Web", "\u200e+91 98765 43210"],
    ["with isolates", "\u2066+91 98765 43210\u2069"],
    ["with a byte order mark", "\ufeff+919876543210"],
    ["with no-break spaces and hyphens", "+91\u00a098765\u201143210"],
    ["with narrow spaces", "+91\u202f98765\u200943210"],
    ["with the prefix of another country", "0091 98765 43210"],
    ["with dots", "98765.43210."],
    ["with an en dash", "98765\u201343210"],
    ["with a soft hyphen", "98765\u00ad43210"],
    ["with brackets", "(+91) 98765-43210"],
    ["with a zero after the code", "+91 (0) 98765 43210"],
    ["with a line break", "98765\r\n43210\n"],
    ["in Devanagari", inScript(zeros.Devanagari, "+91 98765 43210")],
    ["in full width", `\uff0b${inScript(zeros["full width"], "91 98765 43210")}`],
    ["with a zero", "09876543210"],
  ])("is a mobile number %s", (_, typed) => {
    expect(phoneTextOfClient(typed)).toBe("+91 98765 43210");
    expect(phoneText(typed).replace(/\D/g, "").slice(-10)).toBe("9876543210");
    expect(phoneText(typed)).toMatch(/^(?:\+91 ?)?98765 ?43210$/);
  });

  it("keeps a spelling that is common in India, for the documented calls", () => {
    for (const usual of ["9876543210", "98765 43210", "+91 98765 43210", "+919876543210"])
      expect(phoneText(usual)).toBe(usual);
  });

  it.each([
    "5876543210",
    "987654321",
    "98765432101",
    "+1 98765 43210",
    "98765abc10",
    "9876\u03bf43210",
    "+00919876543210",
    "",
  ])("%j is no mobile number of India", (typed) => {
    expect(mobileDigits(typed)).toBeUndefined();
    expect(phoneText(typed)).toBe(typed);
    expect(phoneTextOfClient(typed)).toBe(typed);
  });

  it.each([
    "141001\u200b",
    " 141 001 ",
    "141-001",
    "141\u2011001",
    "141.001",
    "\u202a141001\u202c",
    inScript(zeros.Tamil, "141001"),
  ])("%j is a PIN code", (typed) => {
    expect([pinOf(typed), pinOfClient(typed)]).toEqual(["141001", "141001"]);
  });

  it.each(["041001", "14100", "1410011", "14l001", "+141001", ""])("%j is no PIN code", (typed) => {
    expect([pinOf(typed), pinOfClient(typed)]).toEqual([undefined, null]);
  });

  it.each([
    "asha@example.com\u200b",
    "\u202aasha@example.com\u202c",
    "asha\u00ad@exam\u2060ple.com",
    "\u00a0asha@example.com\n",
    "asha@\uff45xample.com",
  ])("%j is an address", (typed) => {
    expect(isEmail(typed)).toBe(true);
    expect([normalizeEmail(typed), emailText(typed)]).toEqual(["asha@example.com", "asha@example.com"]);
  });

  it.each(["", "+5", "-1", "1.5", "1e3", "12345678901", "two"])("%j is no quantity", (typed) => {
    expect(wholeNumberOf(typed)).toBeUndefined();
  });

  it("is a quantity in any digits", () => {
    expect(["3", " 12\u200b", inScript(zeros.Gujarati, "7")].map(wholeNumberOf)).toEqual([3, 12, 7]);
  });

  it("is read to its 1,000th character only, since marks take long to normalize", () => {
    for (const plain of [plainText, plainTextOfClient]) expect(plain("1".repeat(2000))).toHaveLength(1000);
  });
});
