import { refuse } from "./catalogue.refusals.ts";
import { optional, text } from "../../platform/rest/body-fields.ts";
import { countryCodeOf, INDIA } from "../shop/country.rules.ts";
import { optionalLine, type FieldDeclaration } from "./field-declaration.rules.ts";

/** What the law asks a shop to say about goods (docs/law.md). `null`: the setting of the shop applies. */
export type LegalFields = {
  /** Name and address of the manufacturer or packer. */
  manufacturer: string | null;
  /** Name and address of the importer, of imported goods. */
  importer: string | null;
  /** ISO 3166-1 alpha-2. Goods are of India unless they say otherwise. */
  countryOfOrigin: string;
  netQuantity: string | null;
  /** The common name of the goods, such as "Kurta". */
  genericName: string | null;
  /** Whom customers write to or call about the goods. */
  consumerCare: string | null;
};

const line = (field: keyof LegalFields, column: string, maxLength: number) => ({
  ...optionalLine(field, column, maxLength),
  rest: optional(text()),
});

export const legalFieldDeclarations = {
  manufacturer: {
    ...line("manufacturer", "manufacturer", 300),
    descriptions: {
      product: "Name and address of the manufacturer or packer.",
      admin: "Name and address of the manufacturer or packer; null for that of the settings.",
      input: "Name and address of the manufacturer or packer; omitted for that of the settings.",
      change: "New name and address of the manufacturer or packer; null for that of the settings.",
    },
    isFilledInShop: true,
  },
  importer: {
    ...line("importer", "importer", 300),
    descriptions: {
      product: "Name and address of the importer; null for goods of India.",
      input: "Name and address of the importer, of imported goods; at most 300 characters.",
      change: "New name and address of the importer, of imported goods; at most 300 characters.",
    },
  },
  countryOfOrigin: {
    column: "country_of_origin",
    type: "text",
    descriptions: {
      product: "Country of origin, by its ISO 3166-1 alpha-2 code.",
      input: "Country of origin, as a code of two letters or an English name; omitted for India.",
      change: "New country of origin, as a code of two letters or an English name; empty for India.",
    },
    check: (value) =>
      value.trim() === ""
        ? INDIA
        : (countryCodeOf(value) ?? refuse("ORIGIN_UNKNOWN", { field: "countryOfOrigin" })),
    fallback: INDIA,
    cellOf: (value) => value,
    read: (cell) => cell,
    rest: optional(text()),
    shown: "on request",
  },
  netQuantity: {
    ...line("netQuantity", "net_quantity", 60),
    descriptions: {
      product: "Net quantity in one pack, such as 1 piece.",
      admin: "Net quantity in one pack; null for that of the settings.",
      input: "Net quantity in one pack; omitted for that of the settings.",
      change: "New net quantity in one pack; null for that of the settings.",
    },
    isFilledInShop: true,
  },
  genericName: {
    ...line("genericName", "generic_name", 100),
    descriptions: {
      product: "Common name of the goods; null if the kind of garment says it.",
      input: "Common name of the goods, at most 100 characters.",
      change: "New common name of the goods, at most 100 characters.",
    },
  },
  consumerCare: {
    ...line("consumerCare", "consumer_care", 300),
    descriptions: {
      product: "Whom customers write to or call about the goods.",
      admin: "Whom customers write to or call about the goods; null for that of the settings.",
      input: "Whom customers write to or call about the goods; omitted for that of the settings.",
      change: "New words: whom customers write to or call about the goods; null for that of the settings.",
    },
    isFilledInShop: true,
  },
} satisfies { [Field in keyof LegalFields]: FieldDeclaration<LegalFields[Field]> };

/**
 * Throws IMPORTER_NEEDED and ORIGIN_NEEDED for goods on sale that name only one of a foreign origin and an importer
 * (Legal Metrology (Packaged Commodities) Rules 2011, rule 6).
 */
export const checkImport = ({
  importer,
  countryOfOrigin,
  isArchived,
}: Pick<LegalFields, "importer" | "countryOfOrigin"> & { isArchived: boolean }): void => {
  if (isArchived) return;
  if (countryOfOrigin !== INDIA && importer === null) refuse("IMPORTER_NEEDED", { field: "importer" });
  if (countryOfOrigin === INDIA && importer !== null) refuse("ORIGIN_NEEDED", { field: "countryOfOrigin" });
};

/** What the shop says of goods that do not say it themselves. */
export type LegalDefaults = Record<"manufacturer" | "netQuantity" | "consumerCare", string>;

/** The legal fields of a product as the shop shows them. */
export const shownLegalFields = (
  row: Partial<LegalFields>,
  defaults: LegalDefaults,
): Partial<LegalDefaults> => ({
  // A field that was not read stays missing.
  ...(row.manufacturer === null && { manufacturer: defaults.manufacturer }),
  ...(row.netQuantity === null && { netQuantity: defaults.netQuantity }),
  ...(row.consumerCare === null && { consumerCare: defaults.consumerCare }),
});
