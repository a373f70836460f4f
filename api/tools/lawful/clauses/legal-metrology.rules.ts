import { clausesOf, mustShow, shows, unless } from "../clause.ts";
import type { Evidence, ProductEvidence } from "../evidence.ts";

const India = "IN";

const isImported = ({ countryOfOrigin }: ProductEvidence): boolean => countryOfOrigin !== India;

/** A check of the page of each product. */
const ofEachProduct =
  (check: (product: ProductEvidence) => readonly string[]) =>
  ({ products }: Evidence): readonly string[] =>
    products.flatMap((product) => check(product));

/** A check that the page of each product has a row with this name. */
const row = (name: string) => ofEachProduct(({ page }) => mustShow(page, { [`"${name}"`]: name }));

export const legalMetrology = clausesOf("Legal Metrology (Packaged Commodities) Rules 2011", [
  {
    id: "mrp-taxes",
    rule: "6(1)(e), 6(10)",
    duty: "A maximum retail price is shown with all taxes included.",
    check: ofEachProduct(({ mrp, page }) =>
      mrp === null ? [] : mustShow(page, { "that the MRP includes all taxes": "inclusive of all taxes" }),
    ),
  },
  {
    id: "above-mrp",
    rule: "18(2)",
    duty: "Nothing costs more than its maximum retail price.",
    check: ofEachProduct(({ title, price, mrp }) =>
      unless(mrp === null || price <= mrp, `"${title}" costs ${price} rupees, and its MRP is ${mrp}.`),
    ),
  },
  {
    id: "manufacturer",
    rule: "6(1)(a), 6(10)",
    duty: "The page of a product names who has made or packed it.",
    check: row("Manufacturer or packer"),
  },
  {
    id: "origin",
    rule: "6(1)(aa), 6(10)",
    duty: "The page of a product names its country of origin.",
    check: row("Country of origin"),
  },
  {
    id: "importer",
    rule: "6(1)(a), 6(10)",
    duty: "The page of imported goods names the importer.",
    check: ofEachProduct((product) =>
      unless(
        !isImported(product) || (product.importer !== null && shows(product.page, product.importer)),
        `"${product.title}" comes from ${product.countryOfOrigin}, and its page names no importer.`,
      ),
    ),
  },
  {
    id: "generic-name",
    rule: "6(1)(b), 6(10)",
    duty: "The page of a product says what it is.",
    check: row("Generic name"),
  },
  {
    id: "net-quantity",
    rule: "6(1)(c), 6(10)",
    duty: "The page of a product says how many pieces one buys.",
    check: row("Net quantity"),
  },
  {
    id: "consumer-care",
    rule: "6(2), 6(10)",
    duty: "The page of a product says whom to ask.",
    check: row("Consumer care"),
  },
  {
    id: "size-in-cm",
    rule: "6(1)(f), garments 2022",
    duty: "Sizes of garments are also given in centimetres.",
    check: ofEachProduct(({ isSizedGarment, page }) =>
      isSizedGarment ? mustShow(page, { '"Sizes in cm"': "Sizes in cm" }) : [],
    ),
  },
  {
    id: "origin-filter",
    rule: "6(10A)",
    duty: "Once something imported is on sale, lists can be filtered and sorted by country of origin.",
    check: ({ products, pages }) =>
      unless(
        !products.some(isImported) || shows(pages.list, "Country of origin"),
        `${pages.list.path} has no filter by country of origin.`,
      ),
  },
]);
