import { useState } from "react";
import type { CartLine_LineFragment } from "../../graphql/generated.ts";
import type { CartChanges } from "../cart/use-cart-changes.ts";
import { useWishlist } from "./use-wishlist.ts";

/**
 * "Move to wishlist" of a line in the cart: adds the product to the wishlist, then removes the line, so that a lost response never
 * loses the piece. The undo takes the product out of the wishlist again, unless it was in it before.
 */
export const useMoveToWishlist = (changes: CartChanges) => {
  const { inWishlist, count, setInWishlist } = useWishlist(true);
  const [movingId, setMovingId] = useState<string | null>(null);

  const move = async (line: CartLine_LineFragment) => {
    const { id, title } = line.product;
    const isAdded = count !== undefined && !inWishlist.has(id);
    setMovingId(line.id);
    const result = await setInWishlist(id, true);
    setMovingId(null);
    if (!result.isDone) {
      changes.fail(line.id, result.message ?? "This piece could not be moved. Please try again.");
      return;
    }
    await changes.removeLine(line, {
      text: `${title} was moved to your wishlist.`,
      onRestored: () => isAdded && void setInWishlist(id, false),
    });
  };

  return { move: (line: CartLine_LineFragment) => void move(line), movingId };
};
