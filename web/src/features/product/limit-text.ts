import { MAX_LINE_QUANTITY } from "../cart/max-line-quantity.ts";

type Limit = {
  /** Pieces that the shopper asked for. */
  requestedQuantity: number;
  /** Pieces that can be added now. */
  maxQuantity: number;
  /** Pieces of the same choice in the cart. */
  inCart: number;
};

const pieces = (count: number) => (count === 1 ? "1 piece" : `${count} pieces`);

/** Why fewer pieces can be added than the shopper asked for; `undefined` if all can, or none. */
export const limitText = ({ requestedQuantity, maxQuantity, inCart }: Limit): string | undefined => {
  if (maxQuantity <= 0 || requestedQuantity <= maxQuantity) return undefined;
  if (maxQuantity === MAX_LINE_QUANTITY)
    return `One order can have at most ${MAX_LINE_QUANTITY} of a choice.`;
  const besides = inCart > 0 ? ` besides the ${inCart} in your cart` : "";
  return `We have only ${pieces(maxQuantity)} of this choice${besides}.`;
};
