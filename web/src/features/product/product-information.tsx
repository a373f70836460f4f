import type { ProductInformation_ProductFragment } from "../../graphql/generated.ts";
import { countryName } from "../../ui/country-name.ts";
import { Details } from "../../ui/details.tsx";
import { formatRupees } from "../../ui/money.ts";
import { kindLabels } from "../catalogue/kind-labels.ts";
import { sizeRowsOf, toUnit } from "../catalogue/size-guide.ts";

type Product = ProductInformation_ProductFragment;

/** "S: Bust 86, Waist 71", in centimetres; empty without a size chart. */
const sizesInCm = (product: Product): string[] => {
  const { measures = [], unit = "CENTIMETRE" } = product.sizeChart ?? {};
  return sizeRowsOf(product).map(({ size, values }) => {
    const texts = measures.map(
      ({ name }, index) => `${name} ${toUnit(values[index] ?? 0, unit, "CENTIMETRE")}`,
    );
    return `${size}: ${texts.join(", ")}`;
  });
};

const factsOf = (product: Product): [name: string, text: string | null][] => [
  ["Generic name", product.genericName ?? (product.kind === "OTHER" ? null : kindLabels[product.kind])],
  ["Net quantity", product.netQuantity],
  ["MRP", product.mrp === null ? null : `${formatRupees(product.mrp)} (inclusive of all taxes)`],
  ["Country of origin", countryName(product.countryOfOrigin)],
  ["Manufacturer or packer", product.manufacturer],
  ["Importer", product.importer],
  ["Sizes in cm", sizesInCm(product).join("\n") || null],
  ["Consumer care", product.consumerCare],
];

/** What Legal Metrology (Packaged Commodities) Rules 2011, rule 6(10), asks a page to say. It opens without script too. */
export const ProductInformation = ({ product }: { product: Product }) => (
  <div className="border-t border-hairline">
    <Details
      summary={<h2 className="font-sans text-base font-semibold tracking-normal">Product information</h2>}
    >
      <dl className="grid gap-3 text-ink-soft">
        {factsOf(product).map(
          ([name, text]) =>
            text && (
              <div key={name}>
                <dt className="text-sm text-ink-faint">{name}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
              </div>
            ),
        )}
      </dl>
    </Details>
  </div>
);
