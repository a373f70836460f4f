const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** Codes of groups of countries, and of none. */
const noCountries: ReadonlySet<string> = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The names of the countries by their codes (ISO 3166-1 alpha-2). A code that was replaced is left out. */
const countries: ReadonlyMap<string, string> = new Map(
  Array.from(letters)
    .flatMap((first) => Array.from(letters, (second) => first + second))
    .flatMap((code) => {
      const name = names.of(code);
      const isCurrent = new Intl.Locale(`und-${code}`).region === code;
      return name === undefined || !isCurrent || noCountries.has(code) ? [] : [[code, name]];
    }),
);

const codesByName: ReadonlyMap<string, string> = new Map(
  Array.from(countries, ([code, name]) => [name.toLowerCase(), code]),
);

/** The country in which the shop sells. */
export const INDIA = "IN";

/** The code of a country that is typed as its code or its English name; `undefined` for another text. */
export const countryCodeOf = (text: string): string | undefined => {
  const plain = text.trim().replace(/\s+/g, " ");
  const code = plain.toUpperCase();
  return countries.has(code) ? code : codesByName.get(plain.toLowerCase());
};
