import { refuse } from "../../platform/errors/errors.ts";

export type Choice = { size: string | null; color: string | null };

type Options = { availableSizes: readonly string[]; availableColors: readonly string[] };

const optionOf = (
  requested: string | null | undefined,
  offered: readonly string[],
  field: string,
): string | null => {
  if (offered.length === 0) return null;
  const match = offered.find((name) => name === requested?.trim());
  return match ?? refuse("CHOOSE_SIZE_AND_COLOR", { field });
};

/**
 * The chosen size and colour, checked against the product. For a product of one size (or one colour) the result is
 * `null` and the requested value is ignored. Throws CHOOSE_SIZE_AND_COLOR.
 */
export const choiceOf = (
  product: Options,
  requested: { size?: string | null | undefined; color?: string | null | undefined },
): Choice => ({
  size: optionOf(requested.size, product.availableSizes, "size"),
  color: optionOf(requested.color, product.availableColors, "color"),
});

/** Pieces of one choice in a cart or an order. */
export const maxLineQuantity = 99;

/** Pieces of one line: a whole number from 1 to `maxLineQuantity`. Throws BAD_QUANTITY. */
export const quantityOf = (quantity: number, field = "quantity"): number =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= maxLineQuantity
    ? quantity
    : refuse("BAD_QUANTITY", { field });
