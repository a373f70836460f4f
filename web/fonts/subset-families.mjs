import subsetFont from "subset-font";

/** Ids of the names that stay in a font file: copyright, licence and its URL. */
const NAME_IDS = [0, 13, 14];

const hex = (codePoint) => codePoint.toString(16).toUpperCase().padStart(4, "0");

/** The CSS descriptor `unicode-range`: "U+0020-007E,U+20B9". */
export const unicodeRange = (codePoints) => {
  const spans = [];
  for (const codePoint of [...new Set(codePoints)].sort((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last?.[1] === codePoint - 1) last[1] = codePoint;
    else spans.push([codePoint, codePoint]);
  }
  return spans
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(",");
};

const fontFace = ({ name, weight, display }, file) => `@font-face {
  font-family: "${name}";
  font-style: normal;
  font-display: ${display};
  font-weight: ${weight};
  src: url("./${file.name}.woff2") format("woff2");
  unicode-range: ${unicodeRange(file.codePoints)};
}
`;

export const subset = ({ variationAxes, features }, { source, codePoints }, read, targetFormat = "woff2") =>
  subsetFont(read(source), String.fromCodePoint(...codePoints), {
    targetFormat,
    noHinting: true,
    preserveNameIds: NAME_IDS,
    ...(features ? { keepFeatures: features } : {}),
    ...(variationAxes ? { variationAxes } : {}),
  });

/** The font files by name, and the style sheet that declares them. */
export const subsetFamilies = async (families, read) => {
  const files = new Map();
  let css = "/* Written by npm run fonts; see docs/adr/0033-fonts-and-budgets.md. */\n";
  for (const family of families)
    for (const file of family.files) {
      files.set(`${file.name}.woff2`, await subset(family, file, read));
      css += fontFace(family, file);
    }
  return { css, files };
};
