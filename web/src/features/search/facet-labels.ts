import type { ColorFamily, Fabric } from "../../graphql/generated.ts";

/** The families of colours in their display order, each with the colour of its swatch. */
export const colorFamilies: Record<ColorFamily, { label: string; swatch: string }> = {
  RED: { label: "Red", swatch: "#a4302b" },
  PINK: { label: "Pink", swatch: "#d0628a" },
  ORANGE: { label: "Orange", swatch: "#dd7432" },
  YELLOW: { label: "Yellow", swatch: "#e3aa24" },
  GREEN: { label: "Green", swatch: "#2c6e4b" },
  BLUE: { label: "Blue", swatch: "#2f5190" },
  PURPLE: { label: "Purple", swatch: "#5d3470" },
  BROWN: { label: "Brown", swatch: "#6b452f" },
  BEIGE: { label: "Beige", swatch: "#d9c29c" },
  WHITE: { label: "White", swatch: "#f7f3ea" },
  GREY: { label: "Grey", swatch: "#8a8f96" },
  BLACK: { label: "Black", swatch: "#1f1b1f" },
  GOLD: { label: "Gold", swatch: "#b08a3e" },
  SILVER: { label: "Silver", swatch: "#c3c7cb" },
};

export const colors = Object.keys(colorFamilies) as ColorFamily[];

/** The families of fabrics in their display order. */
export const fabricLabels: Record<Fabric, string> = {
  COTTON: "Cotton",
  SILK: "Silk",
  LINEN: "Linen",
  WOOL: "Wool",
  VELVET: "Velvet",
  SATIN: "Satin",
  GEORGETTE: "Georgette",
  CHIFFON: "Chiffon",
  CREPE: "Crepe",
  ORGANZA: "Organza",
  VISCOSE: "Viscose & modal",
  POLYESTER: "Polyester",
  LEATHER: "Leather & vegan leather",
  METAL: "Metal",
};

export const fabrics = Object.keys(fabricLabels) as Fabric[];

const letterSizes = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL", "2XL", "3XL", "4XL", "5XL", "6XL"];

const rankOf = (size: string): readonly [number, number] => {
  const letters = letterSizes.indexOf(size);
  if (letters >= 0) return [0, letters];
  const number = Number.parseFloat(size);
  return Number.isNaN(number) ? [2, 0] : [1, number];
};

/** Orders sizes from small to large: letters, then numbers, then words. */
export const compareSizes = (one: string, other: string): number => {
  const [oneRank, oneSize] = rankOf(one);
  const [otherRank, otherSize] = rankOf(other);
  return oneRank - otherRank || oneSize - otherSize || one.localeCompare(other);
};

/** A size as the page shows it: letters and numbers as they are, words as a sentence. */
export const sizeLabel = (size: string): string =>
  rankOf(size)[0] < 2 || size.length < 4 ? size : size.charAt(0) + size.slice(1).toLowerCase();
