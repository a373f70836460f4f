import { refuse } from "./catalogue.refusals.ts";

/** Search engines and messengers cut longer addresses. */
const maxSlugLength = 80;

const validSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Letters a to z, digits and single hyphens. */
export const isSlug = (text: string): boolean => text.length <= maxSlugLength && validSlug.test(text);

/** Latin letters that Unicode does not take apart into a letter and its mark. */
const latinLetters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};

/** The letters of Devanagari, from U+0905, and those of the other scripts of India at the same positions of their blocks. */
const vowels = "a a i i u u ri li e e e ai o o o au".split(" ");
const consonants =
  "k kh g gh ng ch chh j jh ny t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h".split(" ");
/** Consonants with a nukta, from U+0958. */
const dottedConsonants = "q kh g z d dh f y".split(" ");
/** The vowel signs from U+093E. */
const vowelSigns = "a i i u u ri ri e e e ai o o o au".split(" ");

const firstBlock = 0x0900;
const blockSize = 0x80;
/** Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada, Malayalam. */
const blockCount = 9;

type Letter = { text: string; hasOwnVowel?: true; isVowelSign?: true };

const indianLetter = (character: string): Letter | undefined => {
  const position = (character.codePointAt(0) ?? 0) - firstBlock;
  if (position < 0 || position >= blockSize * blockCount) return undefined;
  const offset = position % blockSize;
  if (offset >= 0x66 && offset <= 0x6f) return { text: String(offset - 0x66) };
  if (offset >= 0x01 && offset <= 0x03) return { text: offset === 0x03 ? "h" : "n" };
  if (offset >= 0x05 && offset <= 0x14) return { text: vowels[offset - 0x05] ?? "" };
  if (offset >= 0x15 && offset <= 0x39) return { text: consonants[offset - 0x15] ?? "", hasOwnVowel: true };
  if (offset >= 0x58 && offset <= 0x5f)
    return { text: dottedConsonants[offset - 0x58] ?? "", hasOwnVowel: true };
  if (offset >= 0x3e && offset <= 0x4c) return { text: vowelSigns[offset - 0x3e] ?? "", isVowelSign: true };
  // The virama, which takes the vowel of the consonant before it.
  return offset === 0x4d ? { text: "", isVowelSign: true } : { text: "" };
};

/** Accents of Latin letters, and the nukta of Indian ones: the dot below a letter. */
const marks = /[\p{Script=Inherited}\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/gu;

/** Text of Latin and Indian scripts in ASCII. Letters of other scripts are left out. */
const transliterated = (text: string): string => {
  const letters = Array.from(text, (character) => indianLetter(character) ?? character);
  return letters
    .map((letter, index) => {
      if (typeof letter === "string") return latinLetters[letter] ?? letter;
      const next = letters[index + 1];
      // The vowel at the end of a word is written and not spoken: "sari", "kamal".
      const isSpoken = typeof next === "object" && !next.isVowelSign;
      return letter.hasOwnVowel && isSpoken ? `${letter.text}a` : letter.text;
    })
    .join("");
};

/** The slug in ASCII, cut at a word. */
const cutAtWord = (slug: string): string => {
  if (slug.length <= maxSlugLength) return slug;
  const start = slug.slice(0, maxSlugLength);
  const lastWord = slug[maxSlugLength] === "-" ? start.length : start.lastIndexOf("-");
  return lastWord > 0 ? start.slice(0, lastWord) : start;
};

/** The slug that a title makes: "Chikankari Kurta" is "chikankari-kurta". Empty if the title has no letter of a known script. */
export const slugOf = (title: string): string => {
  const lower = title.toLowerCase();
  const ascii = /^[ -~]*$/.test(lower)
    ? lower
    : // Apart from their marks, so that "é" is "e". The signs of Indian scripts are marks too.
      transliterated(lower.normalize("NFKD").replace(marks, ""));
  return cutAtWord(
    ascii
      .replace(/['’]/g, "")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, ""),
  );
};

/** A slug as an admin types it; `null` for the one of the title. Throws SLUG_INVALID. */
export const checkedSlug = (slug: string | null): string | null =>
  slug === null || isSlug(slug) ? slug : refuse("SLUG_INVALID", { field: "slug" });

/** The path of a product's page. Without a slug it is `/product/{id}`. */
export const productPath = (product: { productId: string; title: string; slug: string | null }): string => {
  const slug = product.slug ?? slugOf(product.title);
  return `/product/${product.productId}${slug && `/${slug}`}`;
};
