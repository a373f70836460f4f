import { useState } from "react";
import type { Variant } from "../../catalogue/variant.ts";
import { InCartNote } from "../../catalogue/in-cart-note.tsx";
import { linesOfProduct } from "../in-cart.ts";
import type { ProductVariants_ProductFragment } from "../../../graphql/generated.ts";
import { useBuying } from "./use-buying.ts";
import { useVariantButton } from "./use-variant-button.tsx";

/** The action of each product card of a list: "Add to Cart", or the variants that are already in the cart. */
export const useCardBuying = () => {
  const { buy, variants } = useBuying();
  const addOne = async ({ id }: ProductVariants_ProductFragment, { size, color }: Variant) => {
    const result = await buy({ productId: id, size, color, quantity: 1 });
    return result && !result.isAdded ? result.message : null;
  };
  const [addedId, setAddedId] = useState<string | null>(null);
  const { buttonOf, dialog } = useVariantButton({
    label: "Add to Cart",
    submit: addOne,
    onSubmitted: (product: ProductVariants_ProductFragment) => setAddedId(product.id),
  });

  const actionOf = (product: ProductVariants_ProductFragment, color?: string) => {
    const variantsInCart = linesOfProduct(variants, product.id);
    return variantsInCart.length > 0 ? (
      <InCartNote product={product} variants={variantsInCart} shouldTakeFocus={addedId === product.id} />
    ) : (
      buttonOf(product, color)
    );
  };

  return { actionOf, dialog };
};
