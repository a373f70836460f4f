import { createRequire } from "node:module";

const packages = createRequire(import.meta.url);
const fontsource = (file) => packages.resolve(`@fontsource-variable/${file}.woff2`);
const mukta = (file) => packages.resolve(`@expo-google-fonts/mukta/${file}.ttf`);

/** All code points from the first to the last one. */
const range = (first, last) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const codePointsOf = (text) => [...text].map((character) => character.codePointAt(0));

const lettersAndDigits = [...range(0x30, 0x39), ...range(0x41, 0x5a), ...range(0x61, 0x7a)];
const ascii = range(0x20, 0x7e);
const rupee = codePointsOf("₹");

/** What the font packages have in their files "latin" and "latin-ext". */
const latin = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...codePointsOf("ıŒœʻʼˆ˚˜€™↑→↓−∕⁄"),
  ...range(0x2000, 0x2027),
  ...range(0x202f, 0x205f),
];
const latinExtended = [...range(0x100, 0x2ba), ...range(0x1e00, 0x1e9f), ...range(0x1ef2, 0x1eff), 0x2113];
const devanagari = [...range(0x900, 0x97f), ...codePointsOf("\u200c\u200d\u25cc")];

/** Characters of nearly every title, and of nearly every text. The rest of Latin is a file of its own. */
const titleCharacters = [...lettersAndDigits, ...codePointsOf(" !%&'()+,-./:;?\u00a0–—‘’“”…·×")];
const textCharacters = [...ascii, ...codePointsOf("\u00a0–—‘’“”…·×−©•")];

const without = (codePoints, others) => codePoints.filter((codePoint) => !others.includes(codePoint));

/** The display font of paper: its size for the header of a page, for the outlines of the shop's name on documents. */
export const lettering = ["latin", "latin-ext"].map((part) => {
  const source = fontsource(`fraunces/files/fraunces-${part}-opsz-normal`);
  return {
    name: part === "latin" ? "fraunces" : "fraunces-extended",
    source,
    codePoints: part === "latin" ? latin : [...latinExtended, ...rupee],
    variationAxes: { wght: 400, opsz: 20 },
    features: ["kern", "liga"],
  };
});

/**
 * The web fonts: for each family its axes, the OpenType features that its texts use, and its files. A browser loads a file when
 * the page has one of its characters.
 */
export const families = [
  {
    name: "Fraunces Variable",
    // The shop sets titles in one weight. The optical size stays variable: thin strokes in the hero, thick ones in the wordmark.
    weight: "400",
    variationAxes: { wght: 400 },
    features: ["kern", "liga", "rvrn"],
    display: "swap",
    files: [
      {
        name: "fraunces",
        source: fontsource("fraunces/files/fraunces-latin-opsz-normal"),
        codePoints: titleCharacters,
      },
      {
        name: "fraunces-more",
        source: fontsource("fraunces/files/fraunces-latin-opsz-normal"),
        codePoints: without(latin, titleCharacters),
      },
      {
        name: "fraunces-extended",
        source: fontsource("fraunces/files/fraunces-latin-ext-opsz-normal"),
        codePoints: latinExtended,
      },
      {
        name: "fraunces-rupee",
        source: fontsource("fraunces/files/fraunces-latin-ext-opsz-normal"),
        codePoints: rupee,
      },
    ],
  },
  {
    name: "Figtree Variable",
    weight: "400 600",
    variationAxes: { wght: { min: 400, max: 600 } },
    features: ["kern", "ccmp", "locl", "mark", "mkmk", "tnum", "rvrn"],
    display: "swap",
    files: [
      {
        name: "figtree",
        source: fontsource("figtree/files/figtree-latin-wght-normal"),
        codePoints: textCharacters,
      },
      {
        name: "figtree-more",
        source: fontsource("figtree/files/figtree-latin-wght-normal"),
        codePoints: without(latin, textCharacters),
      },
      {
        name: "figtree-extended",
        source: fontsource("figtree/files/figtree-latin-ext-wght-normal"),
        codePoints: latinExtended,
      },
      {
        name: "figtree-rupee",
        source: fontsource("figtree/files/figtree-latin-ext-wght-normal"),
        codePoints: rupee,
      },
    ],
  },
  // The typeface of the invoice.
  ...[
    ["400", "400Regular/Mukta_400Regular"],
    ["600", "600SemiBold/Mukta_600SemiBold"],
  ].map(([weight, file]) => ({
    name: "Mukta",
    weight,
    display: "swap",
    files: [{ name: `mukta-${weight}`, source: mukta(file), codePoints: devanagari }],
  })),
];
