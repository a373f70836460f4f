/** Characters of typed text that are read: more than any number or address has. Long text takes long to normalize. */
const maxTypedLength = 1000;

/** Marks that change the direction of text, characters without width. Phones and web pages add them to what is copied. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const isDigit = (codePoint: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Unicode has the ten digits of a script in a row, from zero. */
const asciiDigit = (digit: string): string => {
  const codePoint = digit.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (isDigit(zero - 1)) zero -= 1;
  return String((codePoint - zero) % 10);
};

/** Printable ASCII, of which most cells of an imported file are: only its blanks can differ from the plain form. */
const isPrintableAscii = (text: string): boolean => /^[ -~]*$/.test(text);

/**
 * A typed or copied number, code or address in plain characters: Unicode form NFKC, digits of any script as 0 to 9, dashes as
 * hyphens, no invisible characters, one blank for each run of white space. Longer text is cut to 1,000 characters. The client has
 * the same function.
 */
export const plainText = (typed: string): string => {
  const text = typed.slice(0, maxTypedLength);
  const plain = isPrintableAscii(text)
    ? text
    : text
        .normalize("NFKC")
        .replace(invisible, "")
        .replace(/(?!\d)\p{Nd}/gu, asciiDigit)
        .replace(/[\p{Pd}\u2212]/gu, "-");
  return plain.replace(/\s+/g, " ").trim();
};

/** The same without blanks and hyphens, which people put between the parts of a number. */
export const compactText = (typed: string): string => plainText(typed).replace(/[ -]/g, "");
