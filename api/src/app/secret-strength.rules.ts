/** Placeholders of example files, guides and demos. By chance, a random text has one of the words once in a million. */
const placeholder =
  /change.?(me|this|it)|replace|secret|token|placeholder|example|passw|openssl|dummy|sample|[<>]/i;

/** Words that password guessing tools try first. */
const wellKnownWords = [
  "administrator",
  "password",
  "passwort",
  "changeme",
  "iloveyou",
  "letmein",
  "welcome",
  "qwertyuiop",
  "qwerty",
  "asdfgh",
  "zxcvbn",
  "dragon",
  "monkey",
  "football",
  "cricket",
  "secret",
  "master",
  "access",
  "saanjh",
  "krishna",
  "india",
  "admin",
  "login",
  "test",
  "demo",
  "user",
  "root",
  "shop",
  "store",
  "pass",
];

/** The characters of a text that continue neither a sequence (aaaa, 1234) nor an earlier group of three characters. */
const unpredictableCharacters = (text: string): string[] => {
  const earlierGroups = new Set<string>();
  return Array.from(text).filter((_character, at) => {
    const [code, last, beforeLast] = [at, at - 1, at - 2].map((position) => text.charCodeAt(position));
    const isStep = at >= 2 && Number(code) - Number(last) === Number(last) - Number(beforeLast);
    const three = text.slice(Math.max(0, at - 2), at + 1);
    const isRepeated = three.length === 3 && earlierGroups.has(three);
    earlierGroups.add(three);
    return !isStep && !isRepeated;
  });
};

/** Shannon entropy of the characters' frequencies, in bits for the whole text. */
const shannonBits = (characters: readonly string[]): number => {
  const counts = new Map<string, number>();
  for (const character of characters) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= count * Math.log2(count / characters.length);
  return bits;
};

/** Just below the value of 24 random letters and digits, such as Razorpay's secrets; 32 random bytes have about 200. */
const minBits = 75;

/** Whether a secret is long and looks random. The estimate detects patterns and placeholders, but no dictionary words. */
export const isStrongSecret = (secret: string): boolean =>
  !placeholder.test(secret) && shannonBits(unpredictableCharacters(secret)) >= minBits;

const lettersOfDigits: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

const without = (text: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ""), text);

const minPasswordLength = 12;
const minOwnCharacters = 6;

/** What is wrong with a password that is not strong, with a solution. */
export const weakPassword = "under 12 characters, or well known; make one with `openssl rand -base64 18`";

/** Whether a password of an admin is long enough, and more than common words, years and parts of its address. */
export const isStrongPassword = (password: string, email: string): boolean => {
  const ofEmail = email.toLowerCase().split(/[^a-z0-9]+/);
  // Longer words first, since they may contain shorter ones.
  const words = [...wellKnownWords, ...ofEmail.filter((part) => part.length >= 3)].toSorted(
    (one, other) => other.length - one.length,
  );
  const plain = password.toLowerCase().replaceAll(/(19|20)\d\d/g, "");
  const withoutDigits = plain.replaceAll(/[013457@$!]/g, (sign) => lettersOfDigits[sign] ?? sign);
  return (
    password.length >= minPasswordLength &&
    [plain, withoutDigits].every(
      (text) => unpredictableCharacters(without(text, words)).length >= minOwnCharacters,
    )
  );
};
