import { refuse } from "../../platform/errors/errors.ts";

export type Choice = { size: string | null; color: string | null };

type Offer = { availableSizes: readonly string[]; availableColors: readonly string[] };

const chosen = (
  wish: string | null | undefined,
  offered: readonly string[],
  field: string,
): string | null => {
  if (offered.length === 0) return null;
  const found = offered.find((name) => name === wish?.trim());
  return found ?? refuse("CHOOSE_SIZE_AND_COLOR", { field });
};

/**
 * The size and colour that she chose, out of those that the product comes in. A product of one size
 * (or one colour) needs no choice, and what is sent for it does not count.
 */
export const choiceOf = (
  product: Offer,
  wish: { size?: string | null | undefined; color?: string | null | undefined },
): Choice => ({
  size: chosen(wish.size, product.availableSizes, "size"),
  color: chosen(wish.color, product.availableColors, "color"),
});

/** Pieces of one line: a whole number from 1 to 99. */
export const quantityOf = (quantity: number, field = "quantity"): number =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= 99
    ? quantity
    : refuse("BAD_QUANTITY", { field });
