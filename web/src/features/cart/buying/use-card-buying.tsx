import { useState } from "react";
import type { Choice } from "../../catalogue/choice.ts";
import { InCartNote } from "../../catalogue/in-cart-note.tsx";
import { ofProduct } from "../in-cart.ts";
import type { ProductChoices_ProductFragment } from "../../../graphql/generated.ts";
import { useBuying } from "./use-buying.ts";
import { useChoosing } from "./use-choosing.tsx";

/** 'Add to Cart' on the cards of a list, or what of the product is in the cart already. */
export const useCardBuying = () => {
  const { buy, choices } = useBuying();
  const put = async ({ id }: ProductChoices_ProductFragment, { size, color }: Choice) => {
    const added = await buy({ productId: id, size, color, quantity: 1 });
    return added && !added.isAdded ? added.message : null;
  };
  const [putId, setPutId] = useState<string | null>(null);
  const { buttonOf, dialog } = useChoosing({
    words: "Add to Cart",
    put,
    onPut: (product: ProductChoices_ProductFragment) => setPutId(product.id),
  });

  const actionOf = (product: ProductChoices_ProductFragment) => {
    const hers = ofProduct(choices, product.id);
    return hers.length > 0 ? (
      <InCartNote product={product} choices={hers} takesFocus={putId === product.id} />
    ) : (
      buttonOf(product)
    );
  };

  return { actionOf, dialog };
};
