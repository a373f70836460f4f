import { refuse } from "../../platform/errors/errors.ts";
import { optional, text } from "../../platform/rest/body-fields.ts";
import { cleanLine } from "../../platform/text.ts";
import { countryCodeOf, INDIA } from "../shop/country.rules.ts";

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
  column,
  type: "text" as const,
  check: (value: string | null) => (value === null ? null : cleanLine(value, field, maxLength) || null),
  fallback: null,
  cellOf: (value: string | null) => value ?? "",
  read: (cell: string) => cell.trim() || null,
  rest: optional(text()),
  shown: "on request" as const,
});

export const legalFieldDeclarations = {
  manufacturer: line("manufacturer", "manufacturer", 300),
  importer: line("importer", "importer", 300),
  countryOfOrigin: {
    column: "country_of_origin",
    type: "text" as const,
    check: (value: string) =>
      value.trim() === ""
        ? INDIA
        : (countryCodeOf(value) ?? refuse("ORIGIN_UNKNOWN", { field: "countryOfOrigin" })),
    fallback: INDIA,
    cellOf: (value: string) => value,
    read: (cell: string) => cell,
    rest: optional(text()),
    shown: "on request" as const,
  },
  netQuantity: line("netQuantity", "net_quantity", 60),
  genericName: line("genericName", "generic_name", 100),
  consumerCare: line("consumerCare", "consumer_care", 300),
};

export const legalFieldNames = Object.keys(legalFieldDeclarations) as (keyof LegalFields)[];

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
