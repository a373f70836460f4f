import { refuse } from "../../platform/errors/errors.ts";

export type Choice = { size: string | null; color: string | null };

type Offered = { productId: string; availableSizes: readonly string[]; availableColors: readonly string[] };

/**
 * The chosen size and colour, checked against the product. For a product of one size (or one colour) the result is
 * `null` and the requested value is ignored. Throws CHOOSE_SIZE_AND_COLOR with the `productId`: an order has several lines.
 */
export const choiceOf = (
  { productId, availableSizes, availableColors }: Offered,
  requested: { size?: string | null | undefined; color?: string | null | undefined },
): Choice => {
  const optionOf = (field: "size" | "color", offered: readonly string[]): string | null => {
    if (offered.length === 0) return null;
    const match = offered.find((name) => name === requested[field]?.trim());
    return match ?? refuse("CHOOSE_SIZE_AND_COLOR", { field, facts: { productId } });
  };
  return { size: optionOf("size", availableSizes), color: optionOf("color", availableColors) };
};

/** A choice as text: "M, Red"; empty for a product without sizes and colours. */
export const choiceText = ({ size, color }: Choice): string => [size, color].filter(Boolean).join(", ");

/** Pieces of one choice in a cart or an order. */
export const maxLineQuantity = 99;

/** Pieces of one line: a whole number from 1 to `maxLineQuantity`. Throws BAD_QUANTITY. */
export const quantityOf = (quantity: number, field = "quantity"): number =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= maxLineQuantity
    ? quantity
    : refuse("BAD_QUANTITY", { field });

/** Throws BAD_QUANTITY for a line that would have more than `maxLineQuantity` pieces, with that number as `available`. */
export const refuseAboveMaximum = (): never =>
  refuse("BAD_QUANTITY", {
    field: "quantity",
    message: `You can order at most ${maxLineQuantity} of one size and colour.`,
    facts: { available: maxLineQuantity },
  });
