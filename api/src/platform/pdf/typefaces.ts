/** A typeface of printed documents, with two weights. */
export type Typeface = {
  /** The package of the typeface, below @expo-google-fonts. */
  name: string;
  /** How the names of its files begin. */
  file: string;
  /** The language that chooses among forms of a letter, and in which a screen reader speaks the text. */
  language?: string;
  /** Texts that it prints whole. A script's own typeface does not print Latin and digits: they look the same in every line. */
  characters: RegExp;
};

/** Blanks and punctuation, which take the typeface of the words beside them, and the joiners that choose a form of a letter. */
const common = " -/:-@[-`{-~\u200c\u200d";
const danda = "\u0964\u0965";

const ofCharacters = (ranges: string): RegExp => new RegExp(`^[${common}${ranges}]*$`, "u");

const noto = (name: string, file: string, language: string, ranges: string): Typeface => ({
  name: `noto-${name}`,
  file: `Noto${file}`,
  language,
  characters: ofCharacters(ranges),
});

/**
 * The Latin of all documents: it has the rupee sign, and figures of equal width. A hyphen of Unicode is printed as the one of ASCII
 * (`lines-of-text.ts`).
 */
export const mukta: Typeface = {
  name: "mukta",
  file: "Mukta",
  characters: ofCharacters("!-~\u00a0-\u00ac\u00ae-\u0137\u0139-\u017e‐‑–—‘’‚“”„•…₹™−∂∆∏∑∕∙√∞∫≈≠≤≥"),
};

/** The same files. A text of two scripts is shaped in two parts. */
const muktaDevanagari: Typeface = {
  ...mukta,
  characters: ofCharacters("\u0900-\u0977\u0979-\u097f"),
};

/** Letters with more marks than Mukta has, as in Vietnamese; Greek, Cyrillic, further punctuation. */
const notoSans: Typeface = {
  name: "noto-sans",
  file: "NotoSans",
  characters: ofCharacters(
    "!-~\u00a0-\u00ac\u00ae-\u034e\u0350-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f" +
      "\u1d00-\u1dbf\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u2070\u2071\u2074-\u208e\u2090-\u209c\u20a0-\u20c0\u2100-\u215f" +
      "\u2212\u2c60-\u2c7f\ua720-\ua7ca\ufb00-\ufb06",
  ),
};

/**
 * The typefaces of all official scripts of India, in the order of preference. The characters are those of the files
 * (`typefaces.test.ts`), as a table: an address is checked at checkout without reading a file.
 */
export const typefaces: readonly Typeface[] = [
  mukta,
  notoSans,
  muktaDevanagari,
  noto(
    "sans-bengali",
    "SansBengali",
    "bn",
    `\u0980-\u0983\u0985-\u098c\u098f\u0990\u0993-\u09a8\u09aa-\u09b0\u09b2\u09b6-\u09b9\u09bc-\u09c4\u09c7\u09c8\u09cb-\u09ce` +
      `\u09d7\u09dc\u09dd\u09df-\u09e3\u09e6-\u09fe${danda}`,
  ),
  noto(
    "sans-gurmukhi",
    "SansGurmukhi",
    "pa",
    `\u0a01-\u0a03\u0a05-\u0a0a\u0a0f\u0a10\u0a13-\u0a28\u0a2a-\u0a30\u0a32\u0a33\u0a35\u0a36\u0a38\u0a39\u0a3c\u0a3e-\u0a42` +
      `\u0a47\u0a48\u0a4b-\u0a4d\u0a51\u0a59-\u0a5c\u0a5e\u0a66-\u0a76${danda}`,
  ),
  noto(
    "sans-gujarati",
    "SansGujarati",
    "gu",
    `\u0a81-\u0a83\u0a85-\u0a8d\u0a8f-\u0a91\u0a93-\u0aa8\u0aaa-\u0ab0\u0ab2\u0ab3\u0ab5-\u0ab9\u0abc-\u0ac5\u0ac7-\u0ac9` +
      `\u0acb-\u0acd\u0ad0\u0ae0-\u0ae3\u0ae6-\u0af1\u0af9-\u0aff${danda}`,
  ),
  noto(
    "sans-oriya",
    "SansOriya",
    "or",
    `\u0b01-\u0b03\u0b05-\u0b0c\u0b0f\u0b10\u0b13-\u0b28\u0b2a-\u0b30\u0b32\u0b33\u0b35-\u0b39\u0b3c-\u0b44\u0b47\u0b48` +
      `\u0b4b-\u0b4d\u0b55-\u0b57\u0b5c\u0b5d\u0b5f-\u0b63\u0b66-\u0b77${danda}`,
  ),
  noto(
    "sans-tamil",
    "SansTamil",
    "ta",
    `\u0b82\u0b83\u0b85-\u0b8a\u0b8e-\u0b90\u0b92-\u0b95\u0b99\u0b9a\u0b9c\u0b9e\u0b9f\u0ba3\u0ba4\u0ba8-\u0baa` +
      `\u0bae-\u0bb9\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd0\u0bd7\u0be6-\u0bfa${danda}`,
  ),
  noto(
    "sans-telugu",
    "SansTelugu",
    "te",
    `\u0c00-\u0c0c\u0c0e-\u0c10\u0c12-\u0c28\u0c2a-\u0c39\u0c3c-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55\u0c56\u0c58-\u0c5a` +
      `\u0c5d\u0c60-\u0c63\u0c66-\u0c6f\u0c77-\u0c7f${danda}`,
  ),
  noto(
    "sans-kannada",
    "SansKannada",
    "kn",
    `\u0c80-\u0c8c\u0c8e-\u0c90\u0c92-\u0ca8\u0caa-\u0cb3\u0cb5-\u0cb9\u0cbc-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccd\u0cd5\u0cd6` +
      `\u0cdd\u0cde\u0ce0-\u0ce3\u0ce6-\u0cef\u0cf1-\u0cf3${danda}`,
  ),
  noto(
    "sans-malayalam",
    "SansMalayalam",
    "ml",
    `\u0d00-\u0d0c\u0d0e-\u0d10\u0d12-\u0d44\u0d46-\u0d48\u0d4a-\u0d4f\u0d54-\u0d63\u0d66-\u0d7f${danda}`,
  ),
  noto("sans-ol-chiki", "SansOlChiki", "sat", "\u1c50-\u1c7f"),
  noto("sans-meetei-mayek", "SansMeeteiMayek", "mni", "\uaae0-\uaaf6\uabc0-\uabed\uabf0-\uabf9"),
  // Urdu, Kashmiri and Sindhi. Naskh, since lines of Nastaliq are half as high again.
  noto(
    "naskh-arabic",
    "NaskhArabic",
    "ur",
    "\u0600-\u061b\u061d-\u06ff\u0750-\u077f\u0870-\u088e\u0898-\u08ff\ufb50-\ufbc2\ufbd3-\ufd8f\ufd92-\ufdc7\ufdcf\ufdf0-\ufdff" +
      "\ufe70-\ufe74\ufe76-\ufefc",
  ),
];

export const weights = { regular: "400Regular", bold: "600SemiBold" } as const;
export type Weight = keyof typeof weights;

/** The file of a weight. */
export const fileOf = ({ file }: Typeface, weight: Weight): string => `${file}_${weights[weight]}.ttf`;

/** The path of that file among the packages. */
export const packagePathOf = (typeface: Typeface, weight: Weight): string =>
  `@expo-google-fonts/${typeface.name}/${weights[weight]}/${fileOf(typeface, weight)}`;
