import { maxLineQuantity } from "../../max-line-quantity.ts";

type Limit = {
  /** Pieces that the shopper asked for. */
  requestedQuantity: number;
  /** Pieces that are possible now. */
  maxQuantity: number;
  /** Pieces of the same variant that are already in the cart, besides the requested ones. */
  inCart: number;
};

const pieces = (count: number) => (count === 1 ? "1 piece" : `${count} pieces`);

/** Why fewer pieces are possible than the shopper asked for; `undefined` if all are, or none. */
export const limitText = ({ requestedQuantity, maxQuantity, inCart }: Limit): string | undefined => {
  if (maxQuantity <= 0 || requestedQuantity <= maxQuantity) return undefined;
  if (maxQuantity + inCart === maxLineQuantity)
    return inCart > 0
      ? `You can order at most ${maxLineQuantity} of one size and colour, including the ${inCart} in your cart.`
      : `You can order at most ${maxLineQuantity} of one size and colour.`;
  const besides = inCart > 0 ? ` besides the ${inCart} in your cart` : "";
  return `Only ${pieces(maxQuantity)} of this size and colour ${maxQuantity === 1 ? "is" : "are"} left${besides}.`;
};
