import { maxLineQuantity } from "../../shop-limits.ts";

type Limit = {
  /** Pieces that the shopper asked for. */
  requestedQuantity: number;
  /** Pieces that are possible now. */
  maxQuantity: number;
  /** Pieces of the same choice that are already in the cart, besides the requested ones. */
  inCart: number;
};

const pieces = (count: number) => (count === 1 ? "1 piece" : `${count} pieces`);

/** Why fewer pieces are possible than the shopper asked for; `undefined` if all are, or none. */
export const limitText = ({ requestedQuantity, maxQuantity, inCart }: Limit): string | undefined => {
  if (maxQuantity <= 0 || requestedQuantity <= maxQuantity) return undefined;
  if (maxQuantity + inCart === maxLineQuantity)
    return inCart > 0
      ? `One order can have at most ${maxLineQuantity} of a choice, with the ${inCart} in your cart.`
      : `One order can have at most ${maxLineQuantity} of a choice.`;
  const besides = inCart > 0 ? ` besides the ${inCart} in your cart` : "";
  return `We have only ${pieces(maxQuantity)} of this choice${besides}.`;
};
