import { useState } from "react";
import type { Variant } from "../catalogue/variant.ts";
import type { WishlistCard_ProductFragment } from "../../graphql/generated.ts";
import { useBuying } from "../cart/buying/use-buying.ts";
import { useVariantButton } from "../cart/buying/use-variant-button.tsx";

type Product = WishlistCard_ProductFragment;

/**
 * "Move to Cart" below each card of the wishlist: adds one piece to the cart, then calls `onMoved`, which removes the
 * product from the wishlist. `focusTarget` returns the element that gets the focus afterwards.
 */
export const useMoveToCart = (onMoved: (product: Product) => void, focusTarget: () => HTMLElement | null) => {
  const { buy } = useBuying();
  const [movedId, setMovedId] = useState<string | null>(null);

  const moveToCart = async (product: Product, { size, color }: Variant) => {
    const result = await buy({ productId: product.id, size, color, quantity: 1 });
    if (!result) return null;
    if (!result.isAdded) return result.message;
    setMovedId(product.id);
    onMoved(product);
    return null;
  };

  const { buttonOf, dialog } = useVariantButton({
    label: "Move to Cart",
    submit: moveToCart,
    onSubmitted: () => focusTarget()?.focus(),
    finalFocus: ({ id }) => (movedId === id ? focusTarget() : null),
  });
  return { actionOf: buttonOf, dialog };
};
