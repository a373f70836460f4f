const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|(amp|lt|gt|quot|apos));/gi, (_, decimal, hexadecimal, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hexadecimal) return String.fromCodePoint(parseInt(String(hexadecimal), 16));
    return entities[String(name).toLowerCase()] ?? "";
  });

/** The texts of all elements of a name. S3's responses have no attributes, comments or nested elements of one name. */
const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, "g"))].map(([, text]) => text ?? "");

/** The code of an error, such as "NoSuchKey"; empty if the body is none of S3's errors. */
export const errorCodeOf = (xml: string): string => decoded(textsOf(xml, "Code")[0] ?? "");

export type ListPage = {
  /** Keys of objects. */
  keys: string[];
  /** Common prefixes, which end with the delimiter. */
  prefixes: string[];
  /** The token of the next page; `undefined` after the last one. */
  next: string | undefined;
};

/** Parses a response of ListObjectsV2. */
export const listPageOf = (xml: string): ListPage => ({
  keys: textsOf(xml, "Contents").flatMap((entry) => textsOf(entry, "Key").map(decoded)),
  prefixes: textsOf(xml, "CommonPrefixes").flatMap((entry) => textsOf(entry, "Prefix").map(decoded)),
  next: textsOf(xml, "NextContinuationToken").map(decoded)[0],
});
