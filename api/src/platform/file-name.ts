/** A text as the beginning of a file's name, which every system and every header of HTTP takes: "Kesar & Co." is "Kesar-Co". */
export const fileNamePart = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "") || "Shop";
