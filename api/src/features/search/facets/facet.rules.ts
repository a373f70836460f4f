import { refuse } from "../../../platform/errors/errors.ts";
import { quotedWord } from "../search-term.rules.ts";

export enum ColorFamily {
  RED = "red",
  PINK = "pink",
  ORANGE = "orange",
  YELLOW = "yellow",
  GREEN = "green",
  BLUE = "blue",
  PURPLE = "purple",
  BROWN = "brown",
  BEIGE = "beige",
  WHITE = "white",
  GREY = "grey",
  BLACK = "black",
  GOLD = "gold",
  SILVER = "silver",
}

export enum Fabric {
  COTTON = "cotton",
  SILK = "silk",
  LINEN = "linen",
  WOOL = "wool",
  VELVET = "velvet",
  SATIN = "satin",
  GEORGETTE = "georgette",
  CHIFFON = "chiffon",
  CREPE = "crepe",
  ORGANZA = "organza",
  VISCOSE = "viscose",
  POLYESTER = "polyester",
  LEATHER = "leather",
  METAL = "metal",
}

/** The facets whose values are words of the index, with the first part of these words: "kind/kurta". */
const facetPrefixes = { kinds: "kind", colors: "color", fabrics: "fabric", sizes: "size" } as const;

export type FacetName = keyof typeof facetPrefixes;

export const facetNames = Object.keys(facetPrefixes) as FacetName[];

/** The chosen values of each facet. A product needs one value of each facet with a choice. */
export type FacetChoice = { [Name in FacetName]?: readonly string[] };

/** The word of a facet's value in the index. */
export const facetWord = (name: FacetName, value: string): string => `${facetPrefixes[name]}/${value}`;

/** The facet and the value of a word; `undefined` for another word. */
export const facetOfWord = (word: string): { name: FacetName; value: string } | undefined => {
  const end = word.indexOf("/");
  const name = facetNames.find((each) => facetPrefixes[each] === word.slice(0, end));
  return name && { name, value: word.slice(end + 1) };
};

/** Sizes are equal if their letters are, in any case. */
export const sizeValue = (size: string): string => size.trim().toUpperCase();

/** Whether a value of any of these facets is chosen. */
export const hasChoice = (
  choice: FacetChoice | undefined,
  names: readonly FacetName[] = facetNames,
): boolean => names.some((name) => (choice?.[name]?.length ?? 0) > 0);

/** Maximum chosen values of a facet, and maximum characters of a size. */
const maxValues = 30;
const maxSizeLength = 60;

/**
 * The chosen facets without repeated values; `undefined` without a choice. Throws BAD_INPUT for more than 30 values of a
 * facet, and for a size that no product can have.
 */
export const facetChoiceOf = (filter: {
  [Name in keyof FacetChoice]: readonly string[] | null | undefined;
}): FacetChoice | undefined => {
  const choice: FacetChoice = {};
  for (const name of facetNames) {
    const values = filter[name] ?? [];
    if (
      values.length > maxValues ||
      values.some((value) => value.length > maxSizeLength || value.includes("\0"))
    )
      refuse("BAD_INPUT", {
        field: name,
        message: `Choose at most ${maxValues} of the values that are offered.`,
      });
    choice[name] = [...new Set(name === "sizes" ? values.map(sizeValue) : values)].filter(
      (value) => value !== "",
    );
  }
  return hasChoice(choice) ? choice : undefined;
};

/** The `tsquery` of a choice, with the query of a text; empty without both. */
export const facetQuery = (choice: FacetChoice | undefined, text?: string | null): string => {
  const facets = facetNames
    .map((name) => (choice?.[name] ?? []).map((value) => quotedWord(facetWord(name, value))).join(" | "))
    .filter((words) => words !== "");
  return [...(text ? [text] : []), ...facets].map((part) => `(${part})`).join(" & ");
};
