import { declarationOf, productFields, type ProductField } from "./product-fields.rules.ts";
import { priceColumnsOf, regularPrice } from "./scheduled-price.store.ts";

const forEach = (text: (field: ProductField, column: string, type: string) => string): string =>
  productFields
    .map((field) => text(field, declarationOf(field).column, declarationOf(field).type))
    .join(", ");

/** The columns with their values in a row `w` of JSON. The price of the admin is the regular one. */
const written = Object.entries({
  ...Object.fromEntries(productFields.map((field) => [declarationOf(field).column, `w."${field}"`])),
  ...priceColumnsOf("w.price", `w."scheduledPrices"`),
});

/** The editable fields of a row `p` of `products`, under their names. */
export const fieldColumns = forEach(
  (field, column) => `${field === "price" ? regularPrice : `p.${column}`} as "${field}"`,
);

/** The columns of the editable fields, and those that follow from them. */
export const fieldColumnNames = written.map(([column]) => column).join(", ");

/** Their values of a row `w` of JSON, in the order of the columns. */
export const fieldValues = written.map(([, value]) => value).join(", ");

/** The fields of this row with their types. */
export const fieldTypes = forEach((field, _, type) => `"${field}" ${type}`);

/** The assignments that write this row. */
export const fieldAssignments = written.map(([column, value]) => `${column} = ${value}`).join(", ");
