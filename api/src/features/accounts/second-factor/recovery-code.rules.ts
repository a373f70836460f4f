import { createHmac, hkdfSync, randomInt } from "node:crypto";

/** Letters and digits that are not mistaken for each other: no 0, 1, I, L, O, U. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const codeLength = 10;

const recoveryCodeCount = 10;

const oneCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join("");

/** New recovery codes such as "K7QPM-2ZTRW", each with 49 random bits. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => {
    const code = oneCode();
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });

/** A typed code without hyphens and blanks, in capitals; `undefined` for what is no code. */
export const typedRecoveryCode = (compact: string): string | undefined => {
  const code = compact.toUpperCase();
  return code.length === codeLength && Array.from(code).every((letter) => alphabet.includes(letter))
    ? code
    : undefined;
};

/** The stored hash of a code. It is keyed with the shop's secret, since a code has fewer bits than a key. */
export const recoveryCodeHash = (secret: string, userId: string, code: string): string =>
  createHmac("sha256", Buffer.from(hkdfSync("sha256", secret, "", "recovery codes", 32)))
    .update(`${userId} ${code.replaceAll("-", "")}`)
    .digest("hex");
