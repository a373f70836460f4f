import { randomInt } from "node:crypto";
import { plainText } from "../../platform/plain-text.ts";
import { cleanLine } from "../../platform/text.ts";

/** A discount code without spaces and in upper case; `null` if it is blank. Throws BAD_INPUT for text that cannot be stored. */
export const normalizedCode = (input: string | null | undefined): string | null =>
  plainText(cleanLine(input ?? "", "discountCode", Infinity))
    .replaceAll(" ", "")
    .toUpperCase() || null;

/** Letters and digits that are not easily confused. */
const alphabet = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A generated code: the beginning, and eight random characters. */
export const madeUpCode = (beginning: string): string =>
  `${beginning}${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;
