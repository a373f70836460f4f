import { facetWord, sizeValue, type ColorFamily, type Fabric } from "../facets/facet.rules.ts";
import { GarmentKind } from "../../catalogue/garment-kind.rules.ts";
import { colorWords, fabricWords, kindWords, partWords } from "./facet-words.rules.ts";

type Family<Name> = { name: Name; words: ReadonlySet<string> };

const familiesOf = <Name>(table: readonly (readonly [Name, string])[]): Family<Name>[] =>
  table.map(([name, words]) => ({ name, words: new Set(words.split(" ")) }));

const kinds = familiesOf<GarmentKind>(kindWords);
const colors = familiesOf<ColorFamily>(colorWords);
const fabrics = familiesOf<Fabric>(fabricWords);
const parts = new Set(partWords.split(" "));

const plainWords = (text: string): string[] => text.toLowerCase().split(/[^a-z]+/);

const hasOneOf = (words: readonly string[], family: ReadonlySet<string>): boolean =>
  words.some((word) => family.has(word));

const firstNamed = <Name>(families: readonly Family<Name>[], text: string): Name | undefined => {
  const words = plainWords(text);
  return families.find((family) => hasOneOf(words, family.words))?.name;
};

/** The kind that a word of a title names. */
export const kindOfTitle = (title: string): GarmentKind => firstNamed(kinds, title) ?? GarmentKind.OTHER;

/** The family of a colour's name; `undefined` for a name without a known word. */
export const familyOfColor = (color: string): ColorFamily | undefined => firstNamed(colors, color);

/** Whether the name of a colour is of one of these families. */
export const isOfFamilies = (color: string, families: readonly ColorFamily[]): boolean => {
  const family = familyOfColor(color);
  return family !== undefined && families.includes(family);
};

/** The families of a material; none for a part of the garment, such as a lining. */
export const familiesOfMaterial = (material: string): Fabric[] => {
  const words = plainWords(material);
  if (hasOneOf(words, parts)) return [];
  return fabrics.filter((family) => hasOneOf(words, family.words)).map(({ name }) => name);
};

/** The size of a product without sizes. */
const oneSize = "One size";

/** The facets of a product as words. Which of its sizes are in stock is read with a list. */
export const facetsOfFields = (product: {
  kind: string;
  availableColors: readonly string[];
  materials: readonly string[];
  availableSizes: readonly string[];
}): string[] => {
  const families = product.availableColors.map(familyOfColor).filter((family) => family !== undefined);
  const sizes = product.availableSizes.length > 0 ? product.availableSizes : [oneSize];
  return [
    ...new Set([
      facetWord("kinds", product.kind),
      ...families.map((family) => facetWord("colors", family)),
      ...product.materials.flatMap(familiesOfMaterial).map((family) => facetWord("fabrics", family)),
      ...sizes.map((size) => facetWord("sizes", sizeValue(size))),
    ]),
  ];
};
