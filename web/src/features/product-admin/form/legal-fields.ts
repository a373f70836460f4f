import { countryName } from "../../../ui/country-name.ts";
import { atMost, orNull, type FieldDeclaration } from "./field-declaration.ts";

const fromSettings = "Leave empty for the one in Settings.";

/** What the law asks a shop to say about goods. */
export const legalFields = {
  manufacturer: {
    name: "Manufacturer or packer",
    textOf: ({ manufacturer }) => manufacturer ?? "",
    toValue: orNull,
    ...atMost(300),
    words: (text) => text.trim() || "From the settings",
    hint: `Name and address. ${fromSettings}`,
    isWide: true,
    isLegal: true,
  },
  countryOfOrigin: {
    name: "Country of origin",
    empty: "India",
    textOf: ({ countryOfOrigin }) => countryName(countryOfOrigin),
    toValue: (text) => text.trim(),
    ...atMost(60),
    words: (text) => text.trim() || "India",
    hint: "Such as India or Vietnam.",
    isLegal: true,
  },
  importer: {
    name: "Importer",
    textOf: ({ importer }) => importer ?? "",
    toValue: orNull,
    ...atMost(300),
    words: (text) => text.trim() || "None",
    hint: "Name and address. Needed for imported goods on sale.",
    isLegal: true,
  },
  genericName: {
    name: "Generic name",
    textOf: ({ genericName }) => genericName ?? "",
    toValue: orNull,
    ...atMost(100),
    words: (text) => text.trim() || "From the kind of garment",
    hint: "Such as Kurta. Leave empty to use the kind of garment.",
    isLegal: true,
  },
  netQuantity: {
    name: "Net quantity",
    textOf: ({ netQuantity }) => netQuantity ?? "",
    toValue: orNull,
    ...atMost(60),
    words: (text) => text.trim() || "From the settings",
    hint: `Such as 2 pieces. ${fromSettings}`,
    isLegal: true,
  },
  consumerCare: {
    name: "Consumer care",
    textOf: ({ consumerCare }) => consumerCare ?? "",
    toValue: orNull,
    ...atMost(300),
    words: (text) => text.trim() || "From the settings",
    hint: fromSettings,
    isWide: true,
    isLegal: true,
  },
} satisfies Record<string, FieldDeclaration>;
