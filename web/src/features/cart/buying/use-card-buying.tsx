import { useState } from "react";
import type { Choice } from "../../catalogue/choice.ts";
import { InCartNote } from "../../catalogue/in-cart-note.tsx";
import { linesOfProduct } from "../in-cart.ts";
import type { ProductChoices_ProductFragment } from "../../../graphql/generated.ts";
import { useBuying } from "./use-buying.ts";
import { useChoiceButton } from "./use-choice-button.tsx";

/** The action of each product card of a list: "Add to Cart", or the choices that are already in the cart. */
export const useCardBuying = () => {
  const { buy, choices } = useBuying();
  const addOne = async ({ id }: ProductChoices_ProductFragment, { size, color }: Choice) => {
    const result = await buy({ productId: id, size, color, quantity: 1 });
    return result && !result.isAdded ? result.message : null;
  };
  const [addedId, setAddedId] = useState<string | null>(null);
  const { buttonOf, dialog } = useChoiceButton({
    label: "Add to Cart",
    submit: addOne,
    onSubmitted: (product: ProductChoices_ProductFragment) => setAddedId(product.id),
  });

  const actionOf = (product: ProductChoices_ProductFragment, color?: string) => {
    const choicesInCart = linesOfProduct(choices, product.id);
    return choicesInCart.length > 0 ? (
      <InCartNote product={product} choices={choicesInCart} shouldTakeFocus={addedId === product.id} />
    ) : (
      buttonOf(product, color)
    );
  };

  return { actionOf, dialog };
};
