import { useState } from "react";
import type { Choice } from "../catalogue/choice.ts";
import type { WishlistCard_ProductFragment } from "../../graphql/generated.ts";
import { useBuying } from "../cart/buying/use-buying.ts";
import { useChoosing } from "../cart/buying/use-choosing.tsx";

type Product = WishlistCard_ProductFragment;

/**
 * 'Move to Cart' below each card of the wishlist: puts one piece into the cart and takes the product out of the
 * wishlist. `onMoved` does the latter; `afterwards` gets the focus then.
 */
export const useMovingToCart = (
  onMoved: (product: Product) => void,
  afterwards: () => HTMLElement | null,
) => {
  const { buy } = useBuying();
  const [movedId, setMovedId] = useState<string | null>(null);

  const put = async (product: Product, { size, color }: Choice) => {
    const added = await buy({ productId: product.id, size, color, quantity: 1 });
    if (!added) return null;
    if (!added.isAdded) return added.message;
    setMovedId(product.id);
    onMoved(product);
    return null;
  };

  const { buttonOf, dialog } = useChoosing({
    words: "Move to Cart",
    put,
    onPut: () => afterwards()?.focus(),
    finalFocus: ({ id }) => (movedId === id ? afterwards() : null),
  });
  return { actionOf: buttonOf, dialog };
};
