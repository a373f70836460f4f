import { refuse } from "./product-admin.refusals.ts";
import {
  declarationOf,
  emptyFields,
  fallbacks,
  productFields,
  type ProductFields,
} from "../catalogue/product-fields.rules.ts";
import { highestStock } from "../catalogue/stock-movement.rules.ts";

type NeededField = "title" | "description" | "price" | "category";

/** The fields of a new product. Without a kind, a word of the title names it; others have their fallbacks. */
export type NewProductFields = Pick<ProductFields, NeededField> & {
  [Field in Exclude<keyof ProductFields, NeededField>]?: ProductFields[Field] | null | undefined;
};

/** The fields of an input; those that it leaves out have their fallbacks. */
export const withFallbacks = <Input extends NewProductFields>(input: Input) => {
  const values = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return { ...fallbacks, ...Object.fromEntries(values) } as Omit<Input, keyof ProductFields> &
    Omit<ProductFields, "kind"> & { kind?: string };
};

/**
 * Checks the given fields and returns them cleaned; missing ones stay missing. `null` is allowed for fields that may have no value.
 * Throws a refusal with the name of the field.
 */
export const checkedFields = <Input extends Partial<ProductFields>>(input: Input): Input =>
  Object.fromEntries(
    productFields
      .filter(
        (field) =>
          input[field] !== undefined && (input[field] !== null || declarationOf(field).fallback === null),
      )
      .map((field) => [field, declarationOf(field).check(input[field])]),
  ) as Input;

/** The changes of a request without those that it leaves out: `null` is the value of a field that may have none. */
export const givenChanges = <Input extends object>(input: Input) =>
  Object.fromEntries(
    Object.entries(input).filter(
      ([field, value]) => value !== undefined && (value !== null || field in emptyFields),
    ),
  ) as {
    [Key in keyof Input]?: Key extends keyof ProductFields ? ProductFields[Key] : NonNullable<Input[Key]>;
  };

/** The new stock of a unit that has `current` pieces, 0 for a new one. Throws STOCK_INVALID. */
export const checkedStock = (stock: number, current = 0, field = "stock"): number =>
  Number.isInteger(stock) && stock >= 0 && stock <= highestStock(current)
    ? stock
    : refuse("STOCK_INVALID", { field });
