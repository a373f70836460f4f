import { describe, expect, it } from "vitest";
import { demoCatalogue } from "../../../../tools/demo/catalogue/demo-catalogue.ts";
import { kindOfGarment } from "../../../../tools/demo/catalogue/kind-of-garment.ts";
import {
  facetsOfFields,
  familiesOfMaterial,
  familyOfColor,
  isOfFamilies,
  kindOfTitle,
} from "./families.rules.ts";
import { ColorFamily } from "../facets/facet.rules.ts";

describe("a title", () => {
  it.each([
    ["Ajrakh Straight Kurta Dress", "kurta"],
    ["DUPATTA-Drape Georgette Gown", "saree_gown"],
    ["Mul Stripe Lounge Palazzo Co-ord", "co_ord"],
    ["Silk-Thread Wrapped Bangle Set", "bangles"],
    ["Kurtas", "kurta"],
    ["Kurtaish", "other"],
    ["", "other"],
  ])("names a kind by its words: %s", (title, kind) => {
    expect(kindOfTitle(title)).toBe(kind);
  });
});

describe("a colour", () => {
  it.each([
    ["Silver Grey", "grey"],
    ["Rose-Gold", "gold"],
    ["Kesari", "orange"],
    ["Hazelnut", undefined],
    ["काला", undefined],
  ])("has the first family that a word of its name belongs to: %s", (color, family) => {
    expect(familyOfColor(color)).toBe(family);
  });

  it("matches a filter by its family", () => {
    expect(isOfFamilies("Wine", [ColorFamily.BLUE, ColorFamily.RED])).toBe(true);
    expect(isOfFamilies("Wine", [ColorFamily.BLUE])).toBe(false);
    expect(isOfFamilies("Hazelnut", [ColorFamily.BLUE])).toBe(false);
  });
});

describe("a material", () => {
  it.each([
    ["Chanderi silk-cotton", ["cotton", "silk"]],
    ["Modal silk", ["silk", "viscose"]],
    ["Satin lining", []],
    ["Brass buttons", []],
    ["Brass, gold plated", ["metal"]],
    ["Paper", []],
  ])(
    "has each family that one of its words belongs to, unless it is a part of the garment: %s",
    (material, families) => {
      expect(familiesOfMaterial(material)).toEqual(families);
    },
  );
});

it("the facets of a product are its kind, its families and its sizes, each once", () => {
  expect(
    facetsOfFields({
      kind: "blazer",
      availableColors: ["Rust", "Coral", "Hazelnut"],
      materials: ["Silk", "Mashru"],
      availableSizes: ["s", "S", "36/38"],
    }),
  ).toEqual(["kind/blazer", "color/orange", "fabric/silk", "size/S", "size/36/38"]);
});

it("every demo product has its kind, a fabric and a family of each colour", () => {
  for (const { title, garment, materials, colors } of demoCatalogue) {
    expect([title, kindOfTitle(title)]).toEqual([title, kindOfGarment[garment]]);
    expect([
      title,
      materials.some((material) => /lac$/i.test(material) || familiesOfMaterial(material).length > 0),
    ]).toEqual([title, true]);
    expect([title, colors.filter((color) => familyOfColor(color) === undefined)]).toEqual([title, []]);
  }
});
